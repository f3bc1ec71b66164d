import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { toCsv, toJson } from '@/lib/scripts/export';
import { describeRow, listing } from '@/lib/scripts/listing';
import { printable } from '@/lib/scripts/terminal';
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
    spam_reason: null,
    ...more,
  }) satisfies SubmissionRow;

const each = (...rows: SubmissionRow[]) => ({
  async *[Symbol.asyncIterator]() {
    yield* rows;
  },
});
const csvOf = (...rows: SubmissionRow[]) => text(toCsv(each(...rows)));
const jsonOf = (...rows: SubmissionRow[]) => text(toJson(each(...rows)));
const listOf = (...rows: SubmissionRow[]) => text(printable(listing(each(...rows))));
const describedOf = (row: SubmissionRow) => text(printable(describeRow(row)));

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', message: '' };

describe('CSV', () => {
  test('has a column for each field of any row; lists are one cell, and what is gone is empty', async () => {
    const known =
      '0c9d7a52-aaaa-4bbb-8ccc-123456789abc,submit,stored,2026-08-01T12:30:00.000Z,0,,,';
    const rows = [row({ ...ada, interest: ['a', 'b'], gradYear: 2027 }), row({ grade: 'A' })];
    expect((await csvOf(...rows, row(null))).split('\r\n')).toEqual([
      '\ufeffkey,form,state,received,attempts,last status,delivered,spam reason,email,firstName,lastName,message,interest,gradYear,grade',
      `${known},ada@example.com,Ada,Lovelace,,"a, b",2027,`,
      `${known},,,,,,,A`,
      `${known},,,,,,,`,
      '',
    ]);
  });

  test.each<[message: string, cell: string]>([
    ...['a\nb', 'a\rb', 'a\r\nb', 'a,b'].map((text): [string, string] => [text, `"${text}"`]),
    ['a "quoted" word', '"a ""quoted"" word"'],
    // No cell begins a formula.
    ...['=1+1', '+1', '-1', '@SUM(A1)'].map((text): [string, string] => [text, `'${text}`]),
    // Nor where the separator is another, as the first of its cells or behind it.
    ['\t=1', "'\t'=1"],
    ['\r=1', `"'\r'=1"`],
    ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
    ["Ada;=cmd|' /C calc'!A0", "Ada;'=cmd|' /C calc'!A0"],
    ['a\t@SUM(A1); "-1', `"a\t'@SUM(A1); ""'-1"`],
    ['a\n=1', `"a\n'=1"`],
  ])('%j is the one cell %j', async (message, cell) => {
    expect((await csvOf(row({ message }))).endsWith(`,${cell}\r\n`)).toBe(true);
  });
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
    spamReason: null,
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
    expect(await listOf(row(ada, { state: 'spam', spam_reason: 'honeypot' }))).toContain(
      'spam (honeypot)',
    );
  });

  test('shows a key whole that is no UUID', async () => {
    const listed = await listOf(
      ...[1, 2].map((last) => row(ada, { key: `order-2026-000${last}` })),
    );
    expect(listed).toMatch(/ order-2026-0001\n.* order-2026-0002\n$/);
  });

  test('a visitor cannot talk to the terminal', async () => {
    const listed = await listOf(row({ ...ada, firstName: '\u001b[31m\u202eA\u009bb\rd\ne' }));
    expect(listed).not.toMatch(/[\u001b\u202e\u009b\r]|\ne/);
    const described = await describedOf(row({ message: 'a\u0007\nb' }));
    expect(described).toContain('message: a\ufffd\n    b');
  });

  test('what the upstream has is no longer here', async () => {
    expect(await listOf(row(null, { state: 'delivered' }))).toContain('(with the upstream)');
    expect(await describedOf(row(null))).toContain('no longer here');
  });
});
