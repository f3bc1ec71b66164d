/** The limits of each type and check. contract.test.ts tests the messages of each form. */
import { expect, test } from 'vitest';
import { toOptions, yesNo } from '@/lib/forms/fields';
import { createSchema } from '@/lib/forms/schema';
import type { Field } from '@/lib/forms/types';

const named = { name: 'x', label: 'X' };
const text: Field = { ...named, type: 'text' };
const note: Field = { ...named, type: 'textarea' };
const email: Field = { ...named, type: 'email', check: 'email' };
const link: Field = { ...named, type: 'text', check: 'link' };
const instagram: Field = { ...named, type: 'text', check: 'instagram' };
const tiktok: Field = { ...named, type: 'text', check: 'tiktok' };
const year: Field = { ...named, type: 'number', min: 1900, max: 2100 };
const count: Field = { ...named, type: 'number', min: 0, max: 9e9, acceptsSuffix: true };
const rating: Field = { ...named, type: 'rating', ends: { low: 'least', high: 'most' } };
const radio: Field = { ...named, type: 'radio', options: yesNo };
const boxes: Field = {
  ...named,
  type: 'checkboxes',
  options: toOptions(['a', 'b']),
  optional: true,
};

const parse = (field: Field, value: unknown) => createSchema([field]).safeParse({ x: value });

test.each<[Field, value: unknown, sent: unknown]>([
  [text, ' Zoë\u00a0', 'Zoë'],
  [text, 'Z\u200bo\u202eë', 'Zoë'],
  [text, '0', '0'],
  [note, ' one\ntwo ', 'one\ntwo'],
  [note, 'می\u200cخواهم', 'می\u200cخواهم'],
  [email, ' ada@b.c ', 'ada@b.c'],
  [email, '\u202aada@b.c\u202c', 'ada@b.c'],
  [email, 'a+b@c.d.e', 'a+b@c.d.e'],
  [email, '李@例.cn', '李@例.cn'],
  [link, 'x.io', 'x.io'],
  [link, 'drive.google.com/f', 'drive.google.com/f'],
  [instagram, 'https://www.Instagram.com/a', 'https://www.Instagram.com/a'],
  [tiktok, 'tiktok.com/@a', 'tiktok.com/@a'],
  [year, '2027', 2027],
  [year, 1900, 1900],
  [year, '2,100', 2100],
  [count, '0', 0],
  [count, '12000', 12000],
  [count, '12,000', 12000],
  [count, '1,234,567', 1234567],
  [count, '10k', 10000],
  [count, '1.15K', 1150],
  [count, '1.2345 k', 1235],
  [count, '1.2m', 1200000],
  [rating, '0', 0],
  [rating, 5, 5],
  [radio, 'no', 'no'],
  [boxes, 'b', ['b']],
  [boxes, ['a', 'b'], ['a', 'b']],
  [boxes, undefined, []],
])('a field %o accepts %j and sends %j', (field, value, sent) => {
  expect(parse(field, value)).toMatchObject({ success: true, data: { x: sent } });
});

const required = 'This field is required';
const digits = 'Please enter digits only';
const years = 'Please enter a whole number from 1900 to 2100';

test.each<[Field, values: unknown[], message: string]>([
  [text, ['', ' \u3164\u2800', undefined, null, true, ['a'], {}], required],
  [{ ...text, missing: 'Your name?' }, [''], 'Your name?'],
  [email, ['a@b', 'a@.', '@b.c', 'a b@c.d', 'a@b .c'], 'Please enter a valid email address'],
  [{ ...email, message: 'Not an email' }, ['a@b'], 'Not an email'],
  [{ ...email, optional: true }, ['a@b'], 'Please enter a valid email address'],
  [year, ['1899', '2101', 27, '20272028'], years],
  [year, ['2k', '2.027', '2e3', '+2027', '-2027', 'soon', '0x7eb', '٢٠٢٧', NaN, 2027.5], digits],
  [count, ['12.000', '1e4', '1,2', '12,00', '10 000', '10kk', '1.2', 'k', 1e21], digits],
  [count, ['10,000m'], digits],
  [rating, ['6', -1, 2.5, ' 3', null, true, [3]], 'Please select a rating or N/A'],
  [radio, ['', 'maybe', ['no'], null], required],
  [boxes, ['c', ['a', 'c'], [['a']], {}, [null], 0], required],
])('a field %o refuses %j with “%s”', (field, values, message) => {
  for (const value of values)
    expect(parse(field, value).error?.issues[0]?.message, String(value)).toBe(message);
});

test('a long list of wrong values has one message', () => {
  expect(parse(boxes, Array(100_000).fill('c')).error?.issues).toHaveLength(1);
});
