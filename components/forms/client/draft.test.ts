/** The key of a draft: submission.test.ts. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  keyFor,
  readDraft,
  settleDraft,
  writeDraft,
  writeValues,
} from '@/components/forms/client/draft';

const empty = { values: {} };

/** A tab's storage; a reload keeps it. */
function stubStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
}

beforeEach(stubStorage);
afterEach(() => {
  writeDraft('submit', empty);
  vi.unstubAllGlobals();
});

it('a draft of another submission stays as it is', () => {
  const key = keyFor('submit', { email: 'a@b.c' });
  writeDraft('submit', empty);
  const other = keyFor('submit', { email: 'a@b.d' });
  settleDraft('submit', key);
  expect(readDraft('submit').key).toBe(other);
});

it('a draft that was accepted leaves nothing but that it was sent, until something is filled in', () => {
  writeValues('submit', { email: 'a@b.c' });
  const key = keyFor('submit', { email: 'a@b.c' });
  settleDraft('submit', key);
  expect(readDraft('submit')).toEqual({ values: {}, isSent: true });
  writeValues('submit', { email: 'a@b.d' });
  expect(readDraft('submit')).toEqual({ values: { email: 'a@b.d' }, isSent: false });
});

it('a draft is what was sent last, also where no event told of it', () => {
  writeValues('submit', { email: 'a@b.c' });
  const key = keyFor('submit', { email: 'a@b.d' });
  expect(readDraft('submit').values).toEqual({ email: 'a@b.d' });
  settleDraft('submit', key);
  expect(readDraft('submit')).toEqual({ values: {}, isSent: true });
});

it('a draft is none when what is stored cannot be read', () => {
  sessionStorage.setItem('tassel:draft:submit', '{"values":');
  expect(readDraft('submit')).toEqual(empty);
});

it('a draft stays in memory where the browser forbids storage, and says so', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(writeValues('submit', {})).toBe(true);
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  vi.stubGlobal('sessionStorage', storage);
  expect(writeValues('submit', { email: 'a@b.c' })).toBe(false);
  expect(readDraft('submit').values).toEqual({ email: 'a@b.c' });
  writeDraft('submit', empty);
  expect(readDraft('submit')).toEqual(empty);
});

it('a draft stays in memory where storage is full, with its key, and is stored once there is room', () => {
  writeValues('submit', { email: 'a@b.c' });
  const { setItem } = sessionStorage;
  sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const key = keyFor('submit', { email: 'a@b.d' });
  expect(keyFor('submit', { email: 'a@b.d' })).toBe(key);
  sessionStorage.setItem = setItem;
  expect(writeValues('submit', { email: 'a@b.e' })).toBe(true);
  expect(sessionStorage.getItem('tassel:draft:submit')).toContain('a@b.e');
  expect(readDraft('submit').values).toEqual({ email: 'a@b.e' });
});
