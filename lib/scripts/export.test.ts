import { describe, expect, test } from 'vitest';
import { toCsv, toJson } from '@/lib/scripts/export';
import { describeRow, listing, printable } from '@/lib/scripts/listing';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

const row = (body: Record<string, unknown> | null, more: Partial<SubmissionRow> = {}) =>
  ({
    key: '0c9d7a52-aaaa-4bbb-8ccc-123456789abc',
    form: 'submit',
    state: 'stored',
    body: body && JSON.stringify(body),
    fingerprint: 'secret-fingerprint',
    received_at: Date.UTC(2026, 7, 1, 12, 30),
    attempts: 0,
    last_attempt_at: null,
    last_status: null,
    delivered_at: null,
    released_at: null,
    retry_at: null,
    lease_owner: 'lease',
    lease_until: null,
    ...more,
  }) satisfies SubmissionRow;

async function* each(...rows: SubmissionRow[]) {
  yield* rows;
}
async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}
const csvOf = (...rows: SubmissionRow[]) => textOf(toCsv(() => each(...rows)));
const jsonOf = (...rows: SubmissionRow[]) => textOf(toJson(() => each(...rows)));
const listOf = (...rows: SubmissionRow[]) => textOf(printable(listing(each(...rows))));

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', message: '' };

/** Reads what RFC 4180 describes, to see that another program would read the same. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((cells) => cells.length > 1);
}

describe('CSV', () => {
  const cellsOf = async (body: Record<string, unknown> | null) => {
    const csv = await csvOf(row(body), row({ grade: 'A' }));
    const [header = [], cells = []] = parseCsv(csv);
    return Object.fromEntries(header.map((name, index) => [name, cells[index]]));
  };

  test('has a column for each field of any row; lists are one cell, and what is gone is empty', async () => {
    expect(await cellsOf({ ...ada, interest: ['a', 'b'], gradYear: 2027 })).toEqual({
      key: '0c9d7a52-aaaa-4bbb-8ccc-123456789abc',
      form: 'submit',
      state: 'stored',
      received: '2026-08-01T12:30:00.000Z',
      attempts: '0',
      'last status': '',
      delivered: '',
      ...ada,
      interest: 'a, b',
      gradYear: '2027',
      grade: '',
    });
    expect(await cellsOf(null)).toMatchObject({ state: 'stored', grade: '' });
    // As the standard says.
    expect(await csvOf(row(ada))).toMatch(/^[^\n]*\r\n[^\n]*\r\n$/);
  });

  test.each(['a\nb', 'a\rb', 'a "quoted", word\r\nand a line; 李 ✓', 'a,b', '"a"', ' a '])(
    '%j stays one cell',
    async (message) => {
      expect((await cellsOf({ ...ada, message })).message).toBe(message);
    },
  );

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x";"y")'])(
    'no cell begins a formula: %j',
    async (message) => {
      expect((await cellsOf({ ...ada, message })).message).toBe(`'${message}`);
    },
  );
});

test('JSON holds the values as they are, and nothing of how the store works', async () => {
  const [one] = JSON.parse(await jsonOf(row({ ...ada, message: '=1' })));
  expect(one).toEqual({
    key: '0c9d7a52-aaaa-4bbb-8ccc-123456789abc',
    form: 'submit',
    state: 'stored',
    received: '2026-08-01T12:30:00.000Z',
    attempts: 0,
    lastStatus: null,
    delivered: null,
    fields: { ...ada, message: '=1' },
  });
  expect(JSON.parse(await jsonOf())).toEqual([]);
  expect(JSON.parse(await jsonOf(row(ada), row(null)))).toHaveLength(2);
});

describe('the list', () => {
  test('tells when, which form, who, where it stands, and how to call it', async () => {
    expect(await listOf(row(ada))).toMatch(
      /\n2026-08-01 12:30:00 +submit +Ada Lovelace <ada@example\.com> +stored +0c9d7a52\n$/,
    );
    expect(await listOf(row(ada, { state: 'pending', attempts: 3, last_status: 500 }))).toContain(
      'pending (tried 3 ×, last 500)',
    );
  });

  test('takes any number of rows', async () => {
    async function* many() {
      for (let count = 0; count < 200_000; count += 1) yield row(ada);
    }
    let lines = 0;
    for await (const text of listing(many())) lines += text.split('\n').length - 1;
    expect(lines).toBe(200_001);
  });

  test('a visitor cannot talk to the terminal', async () => {
    const text = await listOf(row({ ...ada, firstName: '\u001b[31m\u202eA\u009bb\rd\ne' }));
    expect(text).not.toMatch(/[\u001b\u202e\u009b\r]|\ne/);
    const described = await textOf(printable(describeRow(row({ ...ada, message: 'a\u0007\nb' }))));
    expect(described).toContain('message: a\ufffd\n    b');
  });

  test('what the upstream has is no longer here', async () => {
    expect(await listOf(row(null, { state: 'delivered' }))).toContain('(with the upstream)');
    expect([...describeRow(row(null))].join('')).toContain('no longer here');
  });
});
