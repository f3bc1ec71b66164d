/** The keys of a draft: submission.test.ts. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearDraft,
  keysFor,
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
  const { key } = keysFor('submit', { email: 'a@b.c' });
  clearDraft('submit');
  const other = keysFor('submit', { email: 'a@b.d' });
  settleDraft('submit', { email: 'a@b.c' }, key);
  expect(readDraft('submit')?.key).toBe(other.key);
});

it('a draft is none when what is stored cannot be read', () => {
  sessionStorage.setItem('tassel:draft:submit', '{"values":');
  expect(readDraft('submit')).toBeNull();
});

it('a draft stays in memory where the browser forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  vi.stubGlobal('sessionStorage', storage);
  persistValues('submit', { email: 'a@b.c' });
  expect(readDraft('submit')?.values).toEqual({ email: 'a@b.c' });
  clearDraft('submit');
  expect(readDraft('submit')).toBeNull();
});

it('a draft stays in memory where storage is full, with its key, and is stored once there is room', () => {
  persistValues('submit', { email: 'a@b.c' });
  const { setItem } = sessionStorage;
  sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const keys = keysFor('submit', { email: 'a@b.d' });
  expect(keysFor('submit', { email: 'a@b.d' })).toEqual(keys);
  sessionStorage.setItem = setItem;
  persistValues('submit', { email: 'a@b.e' });
  expect(sessionStorage.getItem('tassel:draft:submit')).toContain('a@b.e');
  expect(readDraft('submit')?.values).toEqual({ email: 'a@b.e' });
});
