/** Malformed, random and oversized requests. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { postToApi, submit } from '@/e2e/faults/support/client';
import { counts } from '@/e2e/faults/support/counts';
import { readMemoryMib } from '@/e2e/faults/support/memory';
import { testOnSharedSite as test } from '@/e2e/faults/support/test';
import { formList } from '@/components/site/forms';
import { listFields, honeypot } from '@/lib/forms/list-fields';
import { MAX_BODY_BYTES } from '@/lib/server/submissions/guard';
import { formIds, createValues } from '@/lib/testing/values';

const names = [
  ...new Set(formIds.flatMap((formId) => Object.keys(createValues(formId)))),
  ...[honeypot.name, '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
];
const propertyName = fc.oneof(fc.constantFrom(...names), fc.string());
const object = fc.object({
  key: propertyName,
  values: [
    // Any UTF-16 code unit, including lone surrogates.
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a@b.cd', 'yes', '3', 'XS', 'tiktok', 'instagram.com/ada', 'tiktok.com/@ada'),
    fc.double(),
    fc.constant(null),
    // Values that cannot be converted to text.
    fc.constant({ toString: null }),
  ],
});
/** Pairs of an opening and a closing text, which `body` nests up to 50,000 times. */
const brackets = fc.constantFrom(['[', ']'], ['{"email":', '}'], [`{"${honeypot.name}":`, '}']);
const formId = fc.constantFrom(...formIds);

const body = fc.oneof<fc.Arbitrary<Uint8Array | string>[]>(
  object.map((some) => JSON.stringify(some)),
  fc
    .tuple(formId, object)
    .map(([form, some]) => JSON.stringify({ ...createValues(form), ...some })),
  fc.json(),
  fc
    .tuple(fc.nat(50_000), brackets)
    .map(([depth, [open = '', close = '']]) => `${open.repeat(depth)}1${close.repeat(depth)}`),
  fc.uint8Array({ maxLength: 2_000 }),
  // URL encoding cannot represent lone surrogates.
  fc
    .array(fc.tuple(propertyName, fc.string({ unit: 'grapheme' })))
    .map((pairs) => `${new URLSearchParams(pairs)}`),
);

const urlEncodedType = 'application/x-www-form-urlencoded';
/** Generates the usual value in nine of ten cases. */
const usually = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other });
const headers = fc.record(
  {
    'content-type': usually(fc.constantFrom('application/json', urlEncodedType), fc.string()),
    'idempotency-key': usually(fc.uuid(), fc.string()),
    accept: fc.oneof(fc.constantFrom('application/json', 'text/html', '*/*'), fc.string()),
    'x-forwarded-for': fc.string(),
    'content-encoding': fc.constantFrom('gzip', 'identity', 'nonsense'),
    origin: fc.oneof(fc.webUrl(), fc.string()),
    'sec-fetch-site': usually(fc.constantFrom('same-origin', 'none'), fc.string()),
  },
  { requiredKeys: ['content-type'] },
);

test(
  `answers ${counts.requests} random requests with a status below 500, without leaking memory`,
  { timeout: 300_000 + counts.requests * 60 },
  async ({ startSite }) => {
    const site = await startSite();
    const statuses = new Set<number>();
    const property = fc.asyncProperty(formId, body, headers, async (to, sent, headers) => {
      const status = await postToApi(site.url, to, sent as BodyInit, headers).then(
        (response) => response.arrayBuffer().then(() => response.status),
        // `fetch` refused a header, or the site closed the connection before the end of the body.
        () => 0,
      );
      statuses.add(status);
      expect(status).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: counts.requests / 2 });
    // Measures memory after the first half of the requests, which fills caches and grows the heap.
    const memoryBefore = readMemoryMib(site);
    await fc.assert(property, { numRuns: counts.requests / 2 });
    const memoryAfter = readMemoryMib(site);
    console.log(`${[...statuses].join(' ')}; memory ${memoryBefore} → ${memoryAfter} MiB`);
    expect(site.log()).not.toMatch(/error/i);
    expect((await submit(site.url)).status).toBe(200);
    // A leak of one body in a thousand would exceed this.
    if (memoryAfter) expect(memoryAfter).toBeLessThan(memoryBefore + 100);
  },
);

/** The length of a text that leaves room for the rest of the body. */
const TEXT_BYTES = MAX_BODY_BYTES - 4 * 1024;
const repeatToLimit = (start: string, repeated: string, end = '') =>
  start + repeated.repeat(Math.floor(TEXT_BYTES / repeated.length)) + end;

/** Long texts on which a backtracking regular expression may take quadratic time. */
const worstTexts = {
  'dots behind an at-sign': repeatToLimit('a@', '.', '@'),
  'at-signs': repeatToLimit('', '@'),
  'labels of a host': repeatToLimit('a@', 'a.', '!'),
  hyphens: repeatToLimit('a@', 'a-', '!'),
  spaces: repeatToLimit('a', ' ', 'a'),
  digits: repeatToLimit('', '1', 'x'),
  links: repeatToLimit('', 'instagram.com/tiktok.com/', '@'),
};

/** One field for each combination of type and rule. The same code checks other fields with that combination. */
const checkedFields = new Map(
  formList.flatMap((form) =>
    listFields(form).map((field) => [
      `${field.type} ${'check' in field && field.check}`,
      { formId: form.formId, name: field.name },
    ]),
  ),
);

// Times out if a rule takes quadratic time.
test(
  'validates 60 KB of text that slows down regular expressions, and serves pages meanwhile',
  { timeout: 300_000 },
  async ({ site: { url } }) => {
    for (const { formId, name } of checkedFields.values())
      for (const [what, text] of Object.entries(worstTexts)) {
        const body = JSON.stringify({ [name]: text });
        const [answer, page] = await Promise.all([postToApi(url, formId, body), fetch(url)]);
        expect(answer.status, `${what} in ${name} of ${formId}`).toBe(422);
        expect(page.status).toBe(200);
        await Promise.all([answer.text(), page.text()]);
      }
  },
);
