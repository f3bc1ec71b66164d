import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearDraft,
  keysFor,
  persistValues,
  readDraft,
  settleDraft,
} from '@/components/forms/client/draft';

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

const keyFor = (...given: Parameters<typeof keysFor>) => keysFor(...given).key;

describe('keysFor', () => {
  it('gives the same values the same key, a UUID', () => {
    const key = keyFor('submit', { email: 'a@b.c' });
    expect(key).toMatch(uuid);
    expect(keyFor('submit', { email: 'a@b.c' })).toBe(key);
  });

  it('names every key before where values have changed, at every attempt', () => {
    const first = keysFor('submit', { email: 'a@b.c' });
    expect(first.supersedes).toBeUndefined();
    const second = keysFor('submit', { email: 'a@b.d' });
    expect(second.supersedes).toBe(first.key);
    expect(second.key).not.toBe(first.key);
    expect(keysFor('submit', { email: 'a@b.d' })).toEqual(second);
    const third = keysFor('submit', { email: 'a@b.e' });
    expect(third.supersedes).toBe(`${second.key}, ${first.key}`);
  });

  it('works where crypto.randomUUID is missing, as on an insecure origin', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(keyFor('apply', {})).toMatch(uuid);
  });
});

describe('a draft', () => {
  it('of another submission stays as it is', () => {
    const key = keyFor('submit', { email: 'a@b.c' });
    clearDraft('submit');
    const other = keyFor('submit', { email: 'a@b.d' });
    settleDraft('submit', { email: 'a@b.c' }, key);
    expect(readDraft('submit')?.key).toBe(other);
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
