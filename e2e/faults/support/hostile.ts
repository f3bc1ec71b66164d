/** Requests that no browser of ours would send. */
import fc, { type Arbitrary } from 'fast-check';
import { honeypot } from '@/lib/forms/fields-of';
import { calls, validValues } from '@/lib/testing/values';

export interface HostileRequest {
  call: string;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

/** One of these, each as often as its weight says. */
const weighted = <Value>(...choices: [weight: number, arbitrary: Arbitrary<Value>][]) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));

const names = [
  ...new Set(calls.flatMap((call) => Object.keys(validValues(call)))),
  ...[honeypot.name, '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
];
const name = fc.oneof(fc.constantFrom(...names), fc.string());
/** Any character at all, halves of characters included. */
const text = fc.string({ unit: 'binary' });
const value = fc.oneof(
  text,
  fc.jsonValue(),
  fc.constantFrom('a@b.cd', 'yes', '3', 'XS', 'tiktok', 'instagram.com/ada', 'tiktok.com/@ada'),
  fc.double(),
  fc.array(text),
  // What has no way to become text.
  fc.constant({ toString: null }),
);
const call = fc.constantFrom(...calls);

const deep = fc
  .tuple(fc.nat(50_000), fc.constantFrom('[ ]', '{"email": }', `{"${honeypot.name}": }`))
  .map(([depth, brackets]) => {
    const [open = '', close = ''] = brackets.split(' ');
    return `${open.repeat(depth)}1${close.repeat(depth)}`;
  });

/** A form's encoding knows no halves of characters. */
const wellFormed = text.map((halves) => Buffer.from(halves).toString());

const body = weighted<Uint8Array | string>(
  [4, fc.dictionary(name, value).map((object) => JSON.stringify(object))],
  [
    2,
    fc
      .tuple(call, fc.dictionary(name, value))
      .map(([form, some]) => JSON.stringify({ ...validValues(form), ...some })),
  ],
  [2, fc.json()],
  [1, deep],
  [2, fc.uint8Array({ maxLength: 2_000 })],
  [2, fc.array(fc.tuple(name, wellFormed)).map((pairs) => `${new URLSearchParams(pairs)}`)],
);

const visible = fc.string({
  unit: fc.constantFrom(...'abzAZ019 ;,="/\\\'()<>@:?[]{}~%&*+-._|!#$^`'),
});
/** Seldom there: what is refused for its origin is not looked at any further. */
const origin = weighted<Record<string, string>>(
  [28, fc.constant({})],
  [1, fc.record({ origin: fc.oneof(fc.webUrl(), visible) })],
  [1, fc.record({ 'sec-fetch-site': fc.oneof(fc.constant('cross-site'), visible) })],
);
const type = weighted(
  [4, fc.constant('application/json')],
  [2, fc.constant('application/x-www-form-urlencoded')],
  [1, fc.constant('multipart/form-data; boundary=x')],
  [1, visible],
);
const others = {
  'idempotency-key': weighted([4, fc.uuid()], [1, visible]),
  accept: fc.oneof(fc.constantFrom('application/json', 'text/html', '*/*'), visible),
  'x-forwarded-for': visible,
  'content-encoding': fc.constantFrom('gzip', 'identity', 'nonsense'),
};
const headers = fc
  .tuple(fc.record({ 'content-type': type }), fc.record(others, { requiredKeys: [] }), origin)
  .map((parts): Record<string, string> => Object.assign({}, ...parts));

/**
 * Requests to all calls.
 * @param count how many
 * @param seed the same gives the same
 */
export const hostileRequests = (count: number, seed: number): HostileRequest[] =>
  fc.sample(fc.record({ call, headers, body }), { numRuns: count, seed });
