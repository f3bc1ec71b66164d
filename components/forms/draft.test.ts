import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, getKey, readDraft, writeDraft } from '@/components/forms/draft';

const values = { email: 'a@b.c', interest: ['Events'] };
const otherValues = { email: 'a@b.d', interest: [] };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('getKey stores the values, and returns the same key until they change', () => {
  const key = getKey('submit', values);
  expect(key).toMatch(/^[0-9a-f]{8}-/);
  writeDraft('submit', { values: otherValues });
  expect(getKey('submit', values)).toBe(key);
  expect(readDraft('submit').values).toEqual(values);
  expect(getKey('submit', otherValues)).not.toBe(key);
});

test('getKey returns no key if the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', {});
  expect(getKey('submit', values)).toBeUndefined();
});

test('clearDraft keeps values that changed while they were sent', () => {
  writeDraft('submit', { values: otherValues });
  clearDraft('submit', values);
  expect(readDraft('submit').values).toEqual(otherValues);
  clearDraft('submit', otherValues);
  expect(readDraft('submit').values).toEqual({});
});

test('writeDraft removes a draft whose values are empty', () => {
  getKey('submit', values);
  writeDraft('submit', { values: { email: ' ', interest: [] } });
  expect(sessionStorage.getItem('tassel:draft:submit')).toBeNull();
});

test.each(['{"values":', 'null'])('readDraft ignores the corrupt draft %s', (text) => {
  sessionStorage.setItem('tassel:draft:submit', text);
  expect(readDraft('submit').values).toEqual({});
});

test('a draft is empty while session storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  writeDraft('submit', { values });
  expect(readDraft('submit').values).toEqual({});
  clearDraft('submit');
  expect(getKey('submit', values)).toMatch(/^[0-9a-f]{8}-/);
});
