/** No text in any field keeps the pages from being served. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls, validValues } from '@/e2e/support/valid-values';
import { startSite, type Site } from '@/e2e/support/site';
import { BODY_LIMIT } from '@/lib/submissions/guard';

/** Nearly as long as a body may be; the other fields need some room. */
const LENGTH = BODY_LIMIT - 16 * 1024;
const filled = (start: string, repeated: string, end = '') =>
  start + repeated.repeat(Math.floor(LENGTH / repeated.length)) + end;

/** What makes a pattern of these forms look at each character again for each character. */
const texts = {
  'dots behind an at-sign': filled('a@', '.', '@'),
  'at-signs': filled('', '@'),
  'labels of a host': filled('a@', 'a.', '!'),
  hyphens: filled('a@', 'a-', '!'),
  spaces: filled('a', ' ', 'a'),
  digits: filled('', '1', 'x'),
  links: filled('', 'instagram.com/tiktok.com/', '@'),
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** @returns how long a page took, in ms */
async function timeOfPage(): Promise<number> {
  const start = performance.now();
  const response = await fetch(site.url);
  expect(response.status).toBe(200);
  await response.text();
  return performance.now() - start;
}

/** In ms; rounded up to a whole one. */
const figures = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.ceil(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `median ${at(0.5)} ms, slowest ${at(1)} ms`;
};

test('1 MiB of the worst text in every field of every form, and pages meanwhile', async () => {
  const usual: number[] = [];
  for (let count = 0; count < 100; count += 1) usual.push(await timeOfPage());

  const meanwhile: number[] = [];
  for (const call of calls) {
    for (const name of Object.keys(validValues(call))) {
      for (const [what, text] of Object.entries(texts)) {
        const body = JSON.stringify({ ...validValues(call), [name]: text });
        const [answer, time] = await Promise.all([
          fetch(`${site.url}/api/${call}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          }),
          timeOfPage(),
        ]);
        expect([200, 422], `${what} in ${name} of ${call}`).toContain(answer.status);
        await answer.text();
        meanwhile.push(time);
      }
    }
  }
  // For a person to read; a pattern of quadratic time shows as a test that never ends (half an hour
  // for one body).
  console.log(`${meanwhile.length} bodies; GET / before: ${figures(usual)}`);
  console.log(`GET / meanwhile: ${figures(meanwhile)}`);
});
