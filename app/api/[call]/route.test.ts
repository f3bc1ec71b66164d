import { expect, test } from 'vitest';
import * as route from '@/app/api/[call]/route';
import { formFixtures } from '@/lib/testing/fixtures';
import { calls } from '@/lib/testing/values';

const refused = ['DELETE', 'PATCH', 'PUT'] as const;
const methods = [...refused, 'GET', 'OPTIONS', 'POST'] as const;

const ask = (method: (typeof methods)[number], call: string) =>
  route[method](new Request(`http://localhost/api/${call}`, { method }), {
    params: Promise.resolve({ call }),
  });

test.each(methods)('%s returns 404 for an unknown form', async (method) => {
  for (const call of ['no-such-form', 'constructor', '__proto__', 'applY']) {
    const answer = await ask(method, call);
    expect(answer.status, call).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  }
});

test.each(formFixtures)('GET /api/$call redirects to the form', async ({ call, route: page }) => {
  const answer = await ask('GET', call);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(page);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([...refused.map((method) => [method, 405] as const), ['OPTIONS', 204] as const])(
  '%s returns %i for a form',
  async (method, status) => {
    for (const call of calls) expect((await ask(method, call)).status, call).toBe(status);
  },
);
