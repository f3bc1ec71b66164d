import { beforeEach, describe, expect, test, vi } from 'vitest';

// e2e/forms/draft.spec.ts tests what a draft keeps, also through a reload.
const items = new Map<string, string>();
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, text: string) => void items.set(name, text),
  removeItem: (name: string) => void items.delete(name),
};
const values = { email: 'a@b.c', interest: ['Events'] };

/** Loads the module as a page does: without anything in memory. */
async function openPage() {
  vi.resetModules();
  return import('@/components/forms/draft');
}

beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', storage);
  // The module keeps drafts in memory.
  return () => vi.resetModules();
});

const throwError = () => {
  throw new DOMException('denied');
};

describe.each<[state: string, PropertyDescriptor]>([
  ['available', { value: storage }],
  ['blocked', { get: throwError }],
  ['full', { value: { ...storage, setItem: throwError } }],
])('while session storage is %s', (_, descriptor) => {
  beforeEach(() => {
    Object.defineProperty(globalThis, 'sessionStorage', { ...descriptor, configurable: true });
  });

  test('each attempt with the same values has the same key', async () => {
    const { getKey, writeDraft } = await openPage();
    const key = getKey('submit', values);
    const changed = { ...values, email: 'other@b.c' };
    writeDraft('submit', changed);
    expect(getKey('submit', changed)).not.toBe(key);
    expect(getKey('apply', values)).not.toBe(key);
    expect(getKey('submit', { ...values })).toBe(key);
  });

  test('a second attempt has the same key after the first one succeeded', async () => {
    const { clearDraft, getKey } = await openPage();
    const key = getKey('submit', values);
    clearDraft('submit');
    expect(getKey('submit', values)).toBe(key);
  });

  test('a draft is kept as long as the page is open, until it is cleared', async () => {
    const { clearDraft, readDraft, writeDraft } = await openPage();
    writeDraft('submit', values);
    expect(readDraft('submit')).toEqual(values);
    clearDraft('submit');
    expect(readDraft('submit')).toEqual({});
  });
});

test('getKey returns one key for the same values on plain http, where browsers have no randomUUID', async () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const { getKey } = await openPage();
  const key = getKey('submit', values);
  expect(key).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(getKey('submit', values)).toBe(key);
});

test('removes a draft from session storage when its values are empty', async () => {
  const { getKey, writeDraft } = await openPage();
  getKey('submit', values);
  writeDraft('submit', { email: ' ', interest: [] });
  writeDraft('apply', { email: 'x@y.z' });
  expect([...items.values()].join()).not.toContain('a@b.c');
});

test.each(['{"values":', 'null'])('readDraft ignores the corrupt draft %s', async (text) => {
  items.set('tassel:draft:submit', text);
  expect((await openPage()).readDraft('submit')).toEqual({});
});
