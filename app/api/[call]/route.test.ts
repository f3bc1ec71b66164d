import { expect, test } from 'vitest';
import * as route from '@/app/api/[call]/route';
import { calls } from '@/lib/testing/values';

const others = ['DELETE', 'GET', 'PATCH', 'PUT'] as const;
const methods = [...others, 'OPTIONS', 'POST'] as const;

const ask = (method: (typeof methods)[number], call: string) =>
  route[method](new Request(`http://localhost/api/${call}`, { method }), {
    params: Promise.resolve({ call }),
  });

test.each(methods)('%s finds no call that no form makes', async (method) => {
  for (const call of ['no-such-form', 'constructor', '__proto__', 'applY']) {
    const answer = await ask(method, call);
    expect(answer.status, call).toBe(404);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  }
});

test.each(others)('%s is no method of a form’s call', async (method) => {
  for (const call of calls) expect((await ask(method, call)).status, call).toBe(405);
});

test('OPTIONS is one', async () => {
  for (const call of calls) expect((await ask('OPTIONS', call)).status, call).toBe(204);
});
