import { expect, test } from 'vitest';
import * as route from '@/app/api/[call]/route';
import { formFixtures } from '@/lib/testing/fixtures';
import { calls } from '@/lib/testing/values';

const refusedMethods = ['DELETE', 'PATCH', 'PUT'] as const;
const methods = [...refusedMethods, 'GET', 'OPTIONS', 'POST'] as const;

const request = (method: (typeof methods)[number], call: string) =>
  route[method](new Request(`http://localhost/api/${call}`, { method }), {
    params: Promise.resolve({ call }),
  });

test.each(methods)('%s returns 404 for an unknown form', async (method) => {
  for (const call of ['no-such-form', 'constructor', '__proto__', 'applY']) {
    const response = await request(method, call);
    expect(response.status, call).toBe(404);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  }
});

test.each(formFixtures)('GET /api/$call redirects to the form', async ({ call, route: page }) => {
  const response = await request('GET', call);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(page);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([...refusedMethods.map((method) => [method, 405] as const), ['OPTIONS', 204] as const])(
  '%s returns %i for every form',
  async (method, status) => {
    for (const call of calls) expect((await request(method, call)).status, call).toBe(status);
  },
);
