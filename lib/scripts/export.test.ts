import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { toCsv, toJson } from '@/lib/scripts/export';
import { describeRow, formatRows } from '@/lib/scripts/listing';
import { formatStats } from '@/lib/scripts/stats';
import { replaceControlCharacters } from '@/lib/scripts/terminal';
import type { SubmissionRow } from '@/lib/server/submissions/store/schema';

const createRow = (body: Record<string, unknown> | null, overrides: Partial<SubmissionRow> = {}) =>
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
    ...overrides,
  }) satisfies SubmissionRow;

const toAsyncIterable = (...rows: SubmissionRow[]) => ({
  async *[Symbol.asyncIterator]() {
    yield* rows;
  },
});
const formatCsv = (...rows: SubmissionRow[]) => text(toCsv(toAsyncIterable(...rows)));
const formatJson = (...rows: SubmissionRow[]) => text(toJson(toAsyncIterable(...rows)));
const formatList = (...rows: SubmissionRow[]) =>
  text(replaceControlCharacters(formatRows(toAsyncIterable(...rows))));
const formatDescription = (row: SubmissionRow) => text(replaceControlCharacters(describeRow(row)));

const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', message: '' };

describe('CSV', () => {
  /** Parses CSV whose cells contain no line breaks or commas. */
  const parseLines = (csv: string) =>
    csv
      .slice(1)
      .split('\r\n')
      .map((line) => line.split(','));

  test('has a column for every field of every row', async () => {
    const rows = [createRow(ada), createRow({ grade: 'A' }), createRow(null)];
    const [titles = [], ...lines] = parseLines(await formatCsv(...rows));
    const readCell = (line: string[] | undefined, title: string) => line?.[titles.indexOf(title)];
    expect(readCell(lines[0], 'ID')).toBe('0c9d7a52-aaaa-4bbb-8ccc-123456789abc');
    expect(readCell(lines[0], 'received')).toBe('2026-08-01T12:30:00.000Z');
    expect(readCell(lines[0], 'email')).toBe('ada@example.com');
    expect(readCell(lines[0], 'grade')).toBe('');
    expect(readCell(lines[1], 'grade')).toBe('A');
    expect(readCell(lines[2], 'state')).toBe('stored');
    expect(readCell(lines[2], 'email')).toBe('');
  });

  test('begins with a byte order mark and writes a list into one cell', async () => {
    expect(await formatCsv(createRow({ interest: ['a', 'b'] }))).toMatch(/^\ufeff[^]*,"a, b"\r\n$/);
  });

  test.each<[message: string, cell: string]>([
    ...['a\nb', 'a\rb', 'a\r\nb', 'a,b'].map((text): [string, string] => [text, `"${text}"`]),
    ['a "quoted" word', '"a ""quoted"" word"'],
    ['Jobs:\n- barista\n+ tutor', '"Jobs:\n- barista\n+ tutor"'],
    [';-)', ';-)'],
  ])('writes the text %j so that parsers return it unchanged', async (message, cell) => {
    expect((await formatCsv(createRow({ message }))).endsWith(`,${cell}\r\n`)).toBe(true);
  });

  test.each<[message: string, cell: string]>([
    ...['=1+1', '+1', '-1', '@SUM(A1)'].map((text): [string, string] => [text, `'${text}`]),
    ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ])('escapes the formula %j', async (message, cell) => {
    expect((await formatCsv(createRow({ message }))).endsWith(`,${cell}\r\n`)).toBe(true);
  });
});

test('JSON contains unescaped values, but no lease and no fingerprint', async () => {
  const [one] = JSON.parse(await formatJson(createRow({ ...ada, message: '=1' })));
  expect(one).toEqual({
    id: '0c9d7a52-aaaa-4bbb-8ccc-123456789abc',
    form: 'submit',
    state: 'stored',
    received: '2026-08-01T12:30:00.000Z',
    attempts: 0,
    lastStatus: null,
    delivered: null,
    spamReason: null,
    fields: { ...ada, message: '=1' },
  });
  expect(JSON.parse(await formatJson())).toEqual([]);
  expect(JSON.parse(await formatJson(createRow(ada), createRow(null)))).toHaveLength(2);
});

describe('the list of submissions', () => {
  test('shows time, form, sender, state and ID', async () => {
    expect(await formatList(createRow(ada))).toMatch(
      /\n2026-08-01 12:30:00 +submit +Ada Lovelace <ada@example\.com> +stored +0c9d7a52\n$/,
    );
  });

  test('shows the attempts of pending submissions and the reason for spam', async () => {
    const pending = await formatList(
      createRow(ada, { state: 'pending', attempts: 3, last_status: 500 }),
    );
    expect(pending).toContain('pending (attempts 3, last status 500)');
    const spam = await formatList(createRow(ada, { state: 'spam', spam_reason: 'honeypot' }));
    expect(spam).toContain('spam (honeypot)');
  });

  test('shortens UUIDs, but no other IDs', async () => {
    const listed = await formatList(
      ...[1, 2].map((last) => createRow(ada, { key: `order-2026-000${last}` })),
    );
    expect(listed).toMatch(/ order-2026-0001\n.* order-2026-0002\n$/);
  });

  test('replaces control characters in visitors’ text', async () => {
    const listed = await formatList(
      createRow({ ...ada, firstName: '\u001b[31m\u202eA\u009bb\rd\ne' }),
    );
    expect(listed).not.toMatch(/[\u001b\u202e\u009b\r]|\ne/);
    const described = await formatDescription(createRow({ message: 'a\u0007\nb' }));
    expect(described).toContain('message: a\ufffd\n    b');
  });

  test('explains that only the upstream has the fields of a delivered submission', async () => {
    expect(await formatList(createRow(null, { state: 'delivered' }))).toContain(
      '(removed after delivery)',
    );
    expect(await formatDescription(createRow(null))).toContain('the upstream has them');
  });
});

describe('the stats table', () => {
  const formatStatsLines = async (...rows: SubmissionRow[]) =>
    (await text(formatStats(rows, 'None.'))).split('\n').map((line) => line.trim().split(/ {2,}/));

  test('counts submissions by form and state, and in total', async () => {
    const [titles = [], ...lines] = await formatStatsLines(
      createRow(ada),
      createRow(ada, { state: 'pending' }),
      createRow(ada, { state: 'pending', form: 'apply' }),
    );
    const counts = lines.map((line) =>
      Object.fromEntries(titles.map((title, index) => [title, line[index]])),
    );
    expect(counts).toMatchObject([
      { form: 'apply', received: '1', pending: '1', stored: '0' },
      { form: 'submit', received: '2', pending: '1', stored: '1' },
      { form: 'all forms', received: '3', pending: '2', stored: '1' },
      {},
    ]);
  });

  test('shows a message if no submissions match', async () => {
    expect(await formatStatsLines()).toEqual([['None.'], ['']]);
  });
});
