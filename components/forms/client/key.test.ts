import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, hasDraft, persistValues, readDraft } from '@/components/forms/client/draft';
import { keyFor } from '@/components/forms/client/key';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A tab's storage; a reload keeps it. */
function stubStorage() {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

beforeEach(stubStorage);
afterEach(() => {
  clearDraft('submit');
  vi.unstubAllGlobals();
});

describe('keyFor', () => {
  it('gives the same values the same key, a UUID', () => {
    const key = keyFor('submit', { email: 'a@b.c' });
    expect(key).toMatch(uuid);
    expect(keyFor('submit', { email: 'a@b.c' })).toBe(key);
  });

  it('gives changed values another key', () => {
    const key = keyFor('submit', { email: 'a@b.c' });
    expect(keyFor('submit', { email: 'a@b.d' })).not.toBe(key);
  });

  it('keeps the key while the same values are persisted again', () => {
    const key = keyFor('submit', { email: 'a@b.c' });
    persistValues('submit', { email: 'a@b.c' });
    expect(keyFor('submit', { email: 'a@b.c' })).toBe(key);
  });

  it('makes a UUID where crypto.randomUUID is missing, as on an insecure origin', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(keyFor('apply', {})).toMatch(uuid);
    expect(keyFor('apply', { a: 1 })).not.toBe(keyFor('apply', { a: 2 }));
  });
});

describe('a draft', () => {
  it('is there once values are persisted, and gone once it is cleared', () => {
    expect(hasDraft('submit')).toBe(false);
    persistValues('submit', { email: 'a@b.c' });
    expect(readDraft('submit')?.values).toEqual({ email: 'a@b.c' });
    clearDraft('submit');
    expect(hasDraft('submit')).toBe(false);
    expect(readDraft('submit')).toBeNull();
  });

  it('is none when what is stored cannot be read', () => {
    sessionStorage.setItem('tassel:draft:submit', '{"values":');
    expect(readDraft('submit')).toBeNull();
  });

  it('stays in memory where the browser forbids storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    });
    persistValues('submit', { email: 'a@b.c' });
    expect(readDraft('submit')?.values).toEqual({ email: 'a@b.c' });
    clearDraft('submit');
    expect(readDraft('submit')).toBeNull();
  });

  it('stays in memory where storage is full, with its key, and is stored once there is room', () => {
    persistValues('submit', { email: 'a@b.c' });
    const { setItem } = sessionStorage;
    sessionStorage.setItem = full;
    const key = keyFor('submit', { email: 'a@b.d' });
    expect(keyFor('submit', { email: 'a@b.d' })).toBe(key);
    sessionStorage.setItem = setItem;
    persistValues('submit', { email: 'a@b.e' });
    expect(sessionStorage.getItem('tassel:draft:submit')).toContain('a@b.e');
    expect(readDraft('submit')?.values).toEqual({ email: 'a@b.e' });
  });
});
