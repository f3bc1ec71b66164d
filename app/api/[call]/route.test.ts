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

test.each([...others.map((method) => [method, 405] as const), ['OPTIONS', 204] as const])(
  '%s of a form’s call is answered %i',
  async (method, status) => {
    for (const call of calls) expect((await ask(method, call)).status, call).toBe(status);
  },
);
