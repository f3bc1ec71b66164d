import { expect, test } from 'vitest';
import { formatCsv } from '@/deploy/submissions/csv';
import type { SubmissionRow } from '@/lib/server/submissions/store/tables';

const createRow = (fields: Record<string, unknown> | null) =>
  ({
    key: 'id-1',
    form: 'submit',
    state: 'stored',
    body: fields && JSON.stringify(fields),
    created_at: Date.UTC(2026, 7, 1, 12, 30),
  }) as SubmissionRow;

const details = '2026-08-01T12:30:00.000Z,submit,stored,id-1';
const formatMessage = (message: unknown) => formatCsv([createRow({ message })]);
/** Returns the only field's cell, the last one, as the file has it. */
const readCell = (value: unknown) => formatMessage(value).slice(formatMessage('').length - 2, -2);

test('formatCsv writes a column for every field of every row, after a byte order mark', () => {
  const rows = [
    createRow({ email: 'ada@example.com' }),
    createRow({ grade: 'A' }),
    createRow(null),
  ];
  expect(formatCsv(rows)).toBe(
    `\ufeffreceived,form,state,ID,email,grade\r\n${details},ada@example.com,\r\n${details},,A\r\n${details},,\r\n`,
  );
});

test.each([
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  ['a,b', '"a,b"'],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['a; b', '"a; b"'],
  [['a', 'b'], '"a, b"'],
  [15, '15'],
])('formatCsv writes %j so that parsers return it unchanged', (value, cell) => {
  expect(readCell(value)).toBe(cell);
});

test.each([
  ...['=1+1', '-1', '@SUM(A1)', '+1+SUM(A1)', '+44|calc', '+', '\uff1d1'].map((value) => [
    value,
    `'${value}`,
  ]),
  ['\t=1', `"'\t=1"`],
  // Where ; separates, Excel splits the line there, and at line breaks, also within quotes.
  ["a;=cmd|'/c calc'!A0", `"a;'=cmd|'/c calc'!A0"`],
  ['a;"=1+1', `"a;'""=1+1"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\t+1', `"a\t'+1"`],
])('formatCsv protects %j, which a spreadsheet reads as a formula', (value, cell) => {
  expect(readCell(value)).toBe(cell);
});

test.each(['+1 (555) 010-0100', '+49 30.901820', '+447700900123'])(
  'formatCsv leaves the phone number %s as it is',
  (value) => {
    expect(readCell(value)).toBe(value);
  },
);
