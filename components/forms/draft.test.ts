import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  getIdempotencyKey,
  readDraft,
  emptyAcceptedDraft,
  writeDraft,
  writeValues,
} from '@/components/forms/draft';

const empty = { values: {} };

function stubSessionStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
}

beforeEach(stubSessionStorage);
afterEach(() => {
  writeDraft('submit', empty);
  vi.unstubAllGlobals();
});

it('emptyAcceptedDraft keeps the draft of another submission', () => {
  const key = getIdempotencyKey('submit', { email: 'a@b.c' });
  writeDraft('submit', empty);
  const other = getIdempotencyKey('submit', { email: 'a@b.d' });
  emptyAcceptedDraft('submit', key);
  expect(readDraft('submit').key).toBe(other);
});

it('emptyAcceptedDraft leaves only isSent in the draft, which later drafts keep', () => {
  writeValues('submit', { email: 'a@b.c' });
  const key = getIdempotencyKey('submit', { email: 'a@b.c' });
  emptyAcceptedDraft('submit', key);
  expect(readDraft('submit')).toEqual({ values: {}, isSent: true });
  writeValues('submit', { email: 'a@b.d' });
  expect(readDraft('submit')).toEqual({ values: { email: 'a@b.d' }, isSent: true });
  getIdempotencyKey('submit', { email: 'a@b.e' });
  expect(readDraft('submit')).toMatchObject({ values: { email: 'a@b.e' }, isSent: true });
});

it('getIdempotencyKey stores the given values as the draft', () => {
  writeValues('submit', { email: 'a@b.c' });
  const key = getIdempotencyKey('submit', { email: 'a@b.d' });
  expect(readDraft('submit').values).toEqual({ email: 'a@b.d' });
  emptyAcceptedDraft('submit', key);
  expect(readDraft('submit')).toEqual({ values: {}, isSent: true });
});

it('ignores a corrupt draft', () => {
  sessionStorage.setItem('tassel:draft:submit', '{"values":');
  expect(readDraft('submit')).toEqual(empty);
});

it('writeValues keeps the draft in memory and returns false when the browser forbids storage', () => {
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

it('keeps the draft and its key in memory while storage is full', () => {
  writeValues('submit', { email: 'a@b.c' });
  const { setItem } = sessionStorage;
  sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const key = getIdempotencyKey('submit', { email: 'a@b.d' });
  expect(getIdempotencyKey('submit', { email: 'a@b.d' })).toBe(key);
  sessionStorage.setItem = setItem;
  expect(writeValues('submit', { email: 'a@b.e' })).toBe(true);
  expect(sessionStorage.getItem('tassel:draft:submit')).toContain('a@b.e');
  expect(readDraft('submit').values).toEqual({ email: 'a@b.e' });
});
