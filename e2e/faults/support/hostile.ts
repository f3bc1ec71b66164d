/** Requests that no browser of ours would send. */
import fc from 'fast-check';
import { honeypot } from '@/lib/forms/fields-of';
import { calls, validValues } from '@/lib/testing/values';

export interface HostileRequest {
  call: string;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

const names = [
  ...new Set(calls.flatMap((call) => Object.keys(validValues(call)))),
  ...[honeypot.name, '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
];
const name = fc.oneof(fc.constantFrom(...names), fc.string());
/** Any character at all, halves of characters included. */
const text = fc.string({ unit: 'binary' });
/** A form's encoding knows no halves. */
const wellFormed = (halves: string) => Buffer.from(halves).toString();
const value = fc.oneof(
  text,
  fc.jsonValue(),
  fc.constantFrom('a@b.cd', 'yes', '3', 'XS', 'tiktok', 'instagram.com/ada', 'tiktok.com/@ada'),
  fc.double(),
  fc.array(text),
  // What has no way to become text.
  fc.constant({ toString: null }),
);

const deep = fc
  .tuple(
    fc.nat(50_000),
    fc.constantFrom(['[', ']'], ['{"email":', '}'], [`{"${honeypot.name}":`, '}']),
  )
  .map(([depth, [open = '', close = '']]) => `${open.repeat(depth)}1${close.repeat(depth)}`);

const body: fc.Arbitrary<Uint8Array | string> = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(name, value).map((object) => JSON.stringify(object)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...calls), fc.dictionary(name, value))
      .map(([call, some]) => JSON.stringify({ ...validValues(call), ...some })),
  },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: deep },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 2_000 }) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.tuple(name, text))
      .map((pairs) => new URLSearchParams(pairs.map(([n, v]) => [n, wellFormed(v)])).toString()),
  },
  { weight: 1, arbitrary: fc.webQueryParameters() },
);

const visible = fc.string({
  unit: fc.constantFrom(...'abzAZ019 ;,="/\\\'()<>@:?[]{}~%&*+-._|!#$^`'),
});
/** Mostly absent: what is refused for its origin is not looked at any further. */
const seldom = (arbitrary: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 14, arbitrary: fc.constant('') }, { weight: 1, arbitrary });
const headers = fc
  .record(
    {
      'content-type': fc.oneof(
        { weight: 4, arbitrary: fc.constant('application/json') },
        { weight: 2, arbitrary: fc.constant('application/x-www-form-urlencoded') },
        { weight: 1, arbitrary: fc.constant('multipart/form-data; boundary=x') },
        { weight: 1, arbitrary: visible },
      ),
      'idempotency-key': fc.oneof(
        { weight: 4, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: visible },
      ),
      'sec-fetch-site': seldom(fc.oneof(fc.constantFrom('same-origin', 'cross-site'), visible)),
      origin: seldom(fc.oneof(fc.webUrl(), visible)),
      accept: fc.oneof(fc.constantFrom('application/json', 'text/html', '*/*'), visible),
      'x-forwarded-for': visible,
      'content-encoding': fc.constantFrom('gzip', 'identity', 'nonsense'),
    },
    { requiredKeys: ['content-type'] },
  )
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value)));

/**
 * Requests to all calls.
 * @param count how many
 * @param seed the same gives the same
 */
export const hostileRequests = (count: number, seed: number): HostileRequest[] =>
  fc.sample(fc.record({ call: fc.constantFrom(...calls), headers, body }), {
    numRuns: count,
    seed,
  });
