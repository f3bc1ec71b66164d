/** The key of a draft: submission.test.ts. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearDraft,
  hasRoom,
  isKept,
  keyFor,
  persistValues,
  readDraft,
  settleDraft,
} from '@/components/forms/client/draft';

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
  clearDraft('submit');
  vi.unstubAllGlobals();
});

it('a draft of another submission stays as it is', () => {
  const key = keyFor('submit', { email: 'a@b.c' });
  clearDraft('submit');
  const other = keyFor('submit', { email: 'a@b.d' });
  settleDraft('submit', { email: 'a@b.c' }, key);
  expect(readDraft('submit')?.key).toBe(other);
});

it('a draft that was accepted leaves nothing but that it was sent, until something is filled in', () => {
  const key = keyFor('submit', { email: 'a@b.c' });
  settleDraft('submit', { email: 'a@b.c' }, key);
  expect(readDraft('submit')).toEqual({ values: {}, isSent: true });
  persistValues('submit', { email: 'a@b.d' });
  expect(readDraft('submit')).toEqual({ values: { email: 'a@b.d' }, isSent: false });
});

it('a draft is none when what is stored cannot be read', () => {
  sessionStorage.setItem('tassel:draft:submit', '{"values":');
  expect(readDraft('submit')).toBeNull();
});

it('a draft stays in memory where the browser forbids storage, and says so', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect([hasRoom(), isKept('submit')]).toEqual([true, true]);
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  vi.stubGlobal('sessionStorage', storage);
  expect(hasRoom()).toBe(false);
  persistValues('submit', { email: 'a@b.c' });
  expect(readDraft('submit')?.values).toEqual({ email: 'a@b.c' });
  expect(isKept('submit')).toBe(false);
  clearDraft('submit');
  expect(readDraft('submit')).toBeNull();
});

it('a draft stays in memory where storage is full, with its key, and is stored once there is room', () => {
  persistValues('submit', { email: 'a@b.c' });
  const { setItem } = sessionStorage;
  sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const key = keyFor('submit', { email: 'a@b.d' });
  expect(keyFor('submit', { email: 'a@b.d' })).toBe(key);
  expect(isKept('submit')).toBe(false);
  sessionStorage.setItem = setItem;
  persistValues('submit', { email: 'a@b.e' });
  expect(sessionStorage.getItem('tassel:draft:submit')).toContain('a@b.e');
  expect(readDraft('submit')?.values).toEqual({ email: 'a@b.e' });
});
