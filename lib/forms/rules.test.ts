import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { choices, email } from '@/lib/forms/rules';

describe('email', () => {
  /** The specification's pattern as it is usually written. It takes quadratic time. */
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- never applied to long text
  const usual = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
  const accepts = (text: string) => z.safeParse(email(), text).success;

  test('accepts what the usual pattern accepts', () => {
    const short = fc.string({
      unit: fc.constantFrom(...'a@.', ' ', '\n', '\u00a0', 'é', '🎓'),
      maxLength: 9,
    });
    fc.assert(
      fc.property(short, (text) => accepts(text) === usual.test(text.trim())),
      { numRuns: 20_000 },
    );
  });
});

describe('choices', () => {
  test('a list as long as a body allows is refused with one message', () => {
    const issues = z.safeParse(choices(['a', 'b']), Array(500_000).fill('c')).error?.issues;
    expect(issues).toHaveLength(1);
  });

  test.each([[['a']], [['a', 'b', 'a']], [[]]])('%j is a choice', (given) => {
    expect(z.parse(choices(['a', 'b']), given)).toEqual(given);
  });

  test.each([[[['a']]], ['c'], [{}], [[null]], [0]])('%j is none', (given) => {
    expect(z.safeParse(choices(['a', 'b']), given).success).toBe(false);
  });
});
