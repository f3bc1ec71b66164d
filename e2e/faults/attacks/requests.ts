/** Requests of attacks, as autocannon takes them. */
import type { Request } from 'autocannon';
import { calls, validValues } from '@/lib/testing/values';
import { BODY_LIMIT } from '@/lib/server/submissions/guard';

export const valid = validValues('submit') as Record<string, string>;

/** Of somewhat less than the largest body, in bytes. */
export const filled = (text: string) => text.repeat(Math.floor((BODY_LIMIT - 4096) / text.length));
export const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n';
export const report = { name: 'LCP', value: 1, rating: 'good', path: '/' };

export const post = (call: string, type: string, ...bodies: string[]): Request[] =>
  bodies.map((one) => ({
    method: 'POST',
    path: `/api/${call}`,
    headers: { 'content-type': type },
    body: one,
  }));
export const json = (...bodies: string[]) => post('submit', 'application/json', ...bodies);
export const form = (text: string) => post('submit', 'application/x-www-form-urlencoded', text);

let networks = 0;
/** Each from another IPv6 network, whatever else it sends along. */
export const fromAnywhere = (headers: Record<string, string> = {}): Request[] => [
  {
    ...json('{}')[0],
    setupRequest(request) {
      const group = (networks += 1).toString(16).padStart(8, '0').replace(/.{4}/, '$&:');
      const from = { 'x-forwarded-for': `2001:db8:${group}::1` };
      return { ...request, headers: { ...request.headers, ...headers, ...from } };
    },
  },
];
export const limited = { TRUSTED_PROXY: '1', RATE_LIMIT: '600' };

/** Without a key: each is a submission of its own. */
export const submissions = calls.flatMap((call) =>
  post(call, 'application/json', JSON.stringify(validValues(call))),
);
