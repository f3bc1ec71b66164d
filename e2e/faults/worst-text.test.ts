/** No text in any field keeps the pages from being served. */
import { expect } from 'vitest';
import { post } from '@/e2e/faults/support/client';
import { test } from '@/e2e/faults/support/test';
import { worstTexts } from '@/e2e/faults/support/worst-texts';
import { calls, validValues } from '@/lib/testing/values';

/** @returns how long a page took, in ms */
async function timeOfPage(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
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

test('1 MiB of the worst text in every field of every form, and pages meanwhile', async ({
  site: { url },
}) => {
  const usual: number[] = [];
  for (let count = 0; count < 100; count += 1) usual.push(await timeOfPage(url));

  const meanwhile: number[] = [];
  for (const call of calls) {
    for (const name of Object.keys(validValues(call))) {
      for (const [what, text] of Object.entries(worstTexts)) {
        const body = JSON.stringify({ ...validValues(call), [name]: text });
        const [answer, time] = await Promise.all([post(url, call, body), timeOfPage(url)]);
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
