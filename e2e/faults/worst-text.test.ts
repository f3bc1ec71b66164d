/** No text in any field keeps the pages from being served. */
import { expect } from 'vitest';
import { post } from '@/e2e/faults/support/client';
import { test } from '@/e2e/faults/support/test';
import { worstTexts } from '@/e2e/faults/support/worst-texts';
import { calls, validValues } from '@/lib/testing/values';

const cases = calls.flatMap((call) =>
  Object.keys(validValues(call)).flatMap((name) =>
    Object.entries(worstTexts).map(([what, text]) => ({ call, name, what, text })),
  ),
);

// A pattern of quadratic time shows as a test that never ends (half an hour for one body).
test('1 MiB of the worst text in every field of every form, and pages meanwhile', async ({
  site: { url },
}) => {
  for (const { call, name, what, text } of cases) {
    const body = JSON.stringify({ ...validValues(call), [name]: text });
    const [answer, page] = await Promise.all([post(url, call, body), fetch(url)]);
    expect([200, 422], `${what} in ${name} of ${call}`).toContain(answer.status);
    expect(page.status).toBe(200);
    await Promise.all([answer.text(), page.text()]);
  }
});
