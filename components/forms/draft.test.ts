import { beforeEach, expect, test, vi } from 'vitest';
import { getKey, readDraft, writeDraft } from '@/components/forms/draft';

// e2e/forms/draft.spec.ts tests what a draft keeps.
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
  return () => vi.unstubAllGlobals();
});

test('getKey returns no key if the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', {});
  expect(getKey('submit', { email: 'a@b.c' })).toBeUndefined();
});

test('nothing of a draft is left when its values are empty', () => {
  getKey('submit', { email: 'a@b.c', interest: ['Events'] });
  writeDraft('submit', { values: { email: ' ', interest: [] } });
  expect([...items]).toEqual([]);
});

test.each(['{"values":', 'null'])('readDraft ignores the corrupt draft %s', (text) => {
  items.set('tassel:draft:submit', text);
  expect(readDraft('submit').values).toEqual({});
});
