import { describe, expect, test } from 'vitest';
import { refusals } from '@/e2e/vercel/policy';

/** sha256 of `run()`. */
const hash = 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';
const page = '<script>run()</script><script type="application/ld+json">{}</script>';

describe('what a policy refuses of a page', () => {
  test('a script without its hash', () => {
    expect(refusals(page, "script-src 'self'")).toEqual(['inline script refused: run()']);
  });

  test('no script with its hash, and no data', () => {
    expect(refusals(page, `script-src 'self' '${hash}'`)).toEqual([]);
  });

  test("nothing under 'unsafe-inline', unless a hash stands beside it", () => {
    expect(refusals(page, "script-src 'unsafe-inline'")).toEqual([]);
    expect(refusals(page, "script-src 'unsafe-inline' 'sha256-other'")).toHaveLength(1);
  });

  test('styles and style attributes, also where default-src stands in', () => {
    const styled = '<style>p{}</style><p style="color:red">';
    expect(refusals(styled, "default-src 'none'")).toEqual([
      'inline style refused: p{}',
      'style attribute refused: color:red',
    ]);
  });
});
