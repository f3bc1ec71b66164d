/** The limits of each type and check. contract.test.ts tests the messages of each form. */
import { expect, test } from 'vitest';
import { checks, type Check } from '@/lib/forms/checks';
import { fieldMessages } from '@/lib/forms/field-messages';
import { toOptions, yesNo } from '@/lib/forms/shared-fields';
import { createSchema } from '@/lib/forms/schema';
import type { Field } from '@/lib/forms/types';
import { REQUIRED } from '@/e2e/testing/contract';

const named = { name: 'x', label: 'X' };
const text: Field = { ...named, type: 'text' };
const note: Field = { ...named, type: 'textarea' };
const email: Field = { ...named, type: 'email', check: 'email' };
const phone: Field = { ...named, type: 'tel' };
const link: Field = { ...named, type: 'text', isLink: true };
const instagram: Field = { ...named, type: 'text', isLink: true, check: 'instagram' };
const tiktok: Field = { ...named, type: 'text', isLink: true, check: 'tiktok' };
const year: Field = { ...named, type: 'number', min: 1900, max: 2100 };
const count: Field = { ...named, type: 'number', min: 0, max: 9e9, acceptsRoughCount: true };
const rating: Field = { ...named, type: 'rating', ends: { low: 'least', high: 'most' } };
const radio: Field = { ...named, type: 'radio', options: yesNo };
const optionalRadio: Field = { ...radio, optional: true };
const optionalSelect: Field = { ...optionalRadio, type: 'select' };
const boxes: Field = {
  ...named,
  type: 'checkboxes',
  options: toOptions(['a', 'b']),
  optional: true,
};

const parse = (field: Field, value: unknown) => createSchema([field]).safeParse({ x: value });

type Example = [Field, value: unknown, sent: unknown];

test.each<Example>([
  [text, ' Zoë\u00a0', 'Zoë'],
  [text, '0', '0'],
  [note, ' one\ntwo ', 'one\ntwo'],
  // Names and free text keep the invisible characters that their scripts need.
  ...['ශ්\u200dරී', 'علی\u200cرضا', '葛\u{e0100}城', '👩\u200d🎓'].flatMap((name): Example[] => [
    [text, name, name],
    [note, name, name],
  ]),
  ...['\u200b', '\u200c', '\u200d', '\u202e', '\u00ad', '\ufe0f'].flatMap((char): Example[] => [
    [email, `${char}ada@b${char}.c`, 'ada@b.c'],
    [phone, `555${char}0100`, '5550100'],
    [link, `x.io/${char}a`, 'x.io/a'],
    [instagram, `instagram.com/${char}a`, 'instagram.com/a'],
    [tiktok, `tiktok.com/@a${char}`, 'tiktok.com/@a'],
    [count, `10${char}000`, 10_000],
  ]),
  [email, ' ada@b.c ', 'ada@b.c'],
  [email, '\u202aada@b.c\u202c', 'ada@b.c'],
  [email, 'a+b@c.d.e', 'a+b@c.d.e'],
  [email, '李@例.cn', '李@例.cn'],
  [email, 'mailto: ada@b.c', 'ada@b.c'],
  ...[
    'mailto:ada@b.c MAILTO:ada@b.c?subject=Hi <ada@b.c> <mailto:ada@b.c> "ada@b.c" “ada@b.c” ‘ada@b.c’ „ada@b.c“',
    "«ada@b.c» 'ada@b.c' (ada@b.c) [ada@b.c]. ada@b.c. ada@b.c... ada@b.c, ada@b.c; <ada@b.c>, `ada@b.c`",
  ].flatMap((list) => list.split(' ').map((value): Example => [email, value, 'ada@b.c'])),
  [email, 'o’neil.a-b_c@d-e.f', 'o’neil.a-b_c@d-e.f'],
  [link, 'x.io', 'x.io'],
  [link, 'drive.google.com/f', 'drive.google.com/f'],
  [instagram, 'https://www.Instagram.com/a', 'https://www.Instagram.com/a'],
  [tiktok, 'tiktok.com/@a', 'tiktok.com/@a'],
  [year, '2027', 2027],
  [year, 1900, 1900],
  [year, '2,100', 2100],
  ...'٢٠٢٧ ۲۰۲۷ २०२७ ２０２７ ๒๐๒๗ 𝟐𝟎𝟐𝟕 ٢٬٠٢٧'
    .split(' ')
    .map((value): Example => [year, value, 2027]),
  [count, '١٠٠٠٠', 10000],
  [count, '١٫٥k', 1500],
  ...['10k+', '10 k +', '~10000', '~ 10k', '≈10,000', '～10K', '10 000', '10000+'].map(
    (value): Example => [count, value, 10_000],
  ),
  // No-break, narrow no-break, thin and ideographic spaces.
  ...['\u00a0', '\u202f', '\u2009', '\u3000'].map((space): Example => [
    count,
    `1${space}234${space}567`,
    1_234_567,
  ]),
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
  ...[optionalRadio, optionalSelect].flatMap((field): Example[] => [
    [field, 'no', 'no'],
    ...['', ' \t\u200b', undefined, null].map((blank): Example => [field, blank, '']),
  ]),
  [boxes, 'b', ['b']],
  [boxes, ['a', 'b'], ['a', 'b']],
  [boxes, undefined, []],
])('a field %o accepts %j and sends %j', (field, value, sent) => {
  expect(parse(field, value)).toMatchObject({ success: true, data: { x: sent } });
});

test.each(Object.values(checks))('the example $example passes its check', (check) => {
  expect(check.example).toMatch(check.pattern);
});

const digits = 'Please enter digits only';
const years = 'Please enter a whole number from 1900 to 2100';

/** Values that each check refuses. */
const wrongValues: Record<Check, [string, ...string[]]> = {
  email: [
    'Ada <ada@b.c>',
    ...['a b@c.d', 'a@b .c'],
    ...'a@b a@. @b.c ada@b..c a..da@b.c .ada@b.c ada.@b.c ada@.b.c ada@b.c,bob ada@b.c>x a:b@c.d'.split(
      ' ',
    ),
  ],
  instagram: ['ada', 'instagram.com/', 'tiktok.com/@ada'],
  tiktok: ['ada', 'tiktok.com/@', 'instagram.com/ada'],
  link: ['abc', 'a.b', 'drive.g'],
};

test.each(Object.keys(checks) as Check[])('the check %s refuses its wrong values', (check) => {
  const field: Field = { ...named, type: check === 'email' ? 'email' : 'text', check };
  for (const value of wrongValues[check])
    expect(parse(field, value).error?.issues[0]?.message, value).toBe(fieldMessages[check]);
});

test.each<[Field, values: unknown[], message: string]>([
  [text, ['', ' \u3164\u2800', undefined, null, true, ['a'], {}], REQUIRED],
  [{ ...text, missingMessage: 'Your name?' }, [''], 'Your name?'],
  [email, ['<>', 'mailto:'], REQUIRED],
  [{ ...email, message: 'Not an email' }, ['a@b'], 'Not an email'],
  [{ ...email, optional: true }, ['a@b'], 'Please enter a valid email address'],
  [year, ['1899', '2101', 27, '20272028'], years],
  [
    year,
    ['2 027', NaN, 2027.5, ...'2k 2.027 2e3 +2027 -2027 soon 0x7eb ~2027 2027+'.split(' ')],
    digits,
  ],
  [
    count,
    ['10 00', '10  000', 1e21, ...'12.000 1e4 1,2 12,00 10kk 10++ ~~10 +10 10² 1.2 k'.split(' ')],
    digits,
  ],
  [count, ['10,000m', '10 000k', '1 000.5', '10-12k', 'about 10k', '٫', '~', '+'], digits],
  [rating, ['6', -1, 2.5, ' 3', null, true, [3]], 'Please select a rating or N/A'],
  [radio, ['', ' ', 'maybe', ['no'], undefined, null], REQUIRED],
  [optionalSelect, ['maybe', ['no'], [], {}, false, 0], REQUIRED],
  [boxes, ['c', ['a', 'c'], [['a']], {}, [null], 0], REQUIRED],
])('a field %o refuses %j with “%s”', (field, values, message) => {
  for (const value of values)
    expect(parse(field, value).error?.issues[0]?.message, String(value)).toBe(message);
});

test('a long list of wrong values has one message', () => {
  expect(parse(boxes, Array(100_000).fill('c')).error?.issues).toHaveLength(1);
});
