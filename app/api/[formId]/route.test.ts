import { expect, test } from 'vitest';
import * as route from '@/app/api/[formId]/route';
import { formFixtures } from '@/lib/testing/fixtures';
import { formIds } from '@/lib/testing/values';

const refusedMethods = ['DELETE', 'PATCH', 'PUT'] as const;
const methods = [...refusedMethods, 'GET', 'OPTIONS', 'POST'] as const;

const request = (method: (typeof methods)[number], formId: string) =>
  route[method](new Request(`http://localhost/api/${formId}`, { method }), {
    params: Promise.resolve({ formId }),
  });

test.each(methods)('%s returns 404 for an unknown form', async (method) => {
  for (const formId of ['no-such-form', 'constructor', '__proto__', 'applY']) {
    const response = await request(method, formId);
    expect(response.status, formId).toBe(404);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  }
});

test.each(formFixtures)(
  'GET /api/$formId redirects to the form',
  async ({ formId, route: page }) => {
    const response = await request('GET', formId);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(page);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each([...refusedMethods.map((method) => [method, 405] as const), ['OPTIONS', 204] as const])(
  '%s returns %i for every form',
  async (method, status) => {
    for (const formId of formIds)
      expect((await request(method, formId)).status, formId).toBe(status);
  },
);
