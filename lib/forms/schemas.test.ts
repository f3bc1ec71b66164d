import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { calls, validValues } from '@/lib/testing/values';
import { forms } from '@/lib/forms/registry';
import type { Call } from '@/lib/forms/form-files';

const fieldsOf = (call: Call) => forms[call].groups.flatMap(({ fields }) => fields);

/** The first message of each field, as the pages show it. */
function errorsOf(call: Call, values: unknown): Record<string, string> {
  const result = z.safeParse(forms[call].schema, values);
  if (result.success) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message;
  return errors;
}

const complete = (call: Call) => validValues(call);

describe.each(calls)('%s', (call) => {
  it('stands under its own call', () => {
    expect(forms[call].call).toBe(call);
  });

  it('has exactly one field for each rule', () => {
    const parsed = z.parse(forms[call].schema, complete(call));
    expect(Object.keys(parsed).toSorted()).toEqual(
      fieldsOf(call)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('refuses every required field when blank, and no optional one', () => {
    const blank = Object.fromEntries(
      fieldsOf(call).map(({ name, type }) => [name, type === 'checkboxes' ? [] : ' \t']),
    );
    const required = fieldsOf(call).filter(({ optional }) => !optional);
    expect(Object.keys(errorsOf(call, blank)).toSorted()).toEqual(
      required.map(({ name }) => name).toSorted(),
    );
    expect(Object.keys(errorsOf(call, {})).toSorted()).toEqual(
      required.map(({ name }) => name).toSorted(),
    );
  });

  it('sends optional fields as empty when they are absent', () => {
    const given = complete(call);
    for (const { name, optional } of fieldsOf(call)) if (optional) delete given[name];
    const parsed = z.parse(forms[call].schema, given);
    for (const { name, optional, type } of fieldsOf(call))
      if (optional) expect(parsed[name]).toEqual(type === 'checkboxes' ? [] : '');
  });

  it('throws at no input, and accepts its own output again', () => {
    const names = fieldsOf(call).map(({ name }) => name);
    const anyValues = fc.oneof(
      fc.anything(),
      fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()]))),
      fc.record(
        Object.fromEntries(
          fieldsOf(call).map((field) => [
            field.name,
            fc.oneof(
              { weight: 8, arbitrary: fc.constant(complete(call)[field.name]) },
              fc.string(),
            ),
          ]),
        ),
      ),
    );
    fc.assert(
      fc.property(anyValues, (values) => {
        const first = z.safeParse(forms[call].schema, values);
        if (!first.success) return;
        // What the browser lets through, as JSON, the server lets through too.
        const travelled: unknown = JSON.parse(JSON.stringify(first.data));
        expect(z.parse(forms[call].schema, travelled)).toEqual(first.data);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps prose as it was written, between its ends', () => {
    const prose = fieldsOf(call).filter(({ type }) => type === 'textarea' || type === 'text');
    const text = `<b>&" 李 🎓\r\nsecond line ${'long '.repeat(1000)}end`;
    const given = { ...complete(call) };
    for (const { name } of prose) given[name] = `  ${text}\n`;
    const parsed = z.parse(forms[call].schema, given);
    for (const { name } of prose) expect(parsed[name]).toBe(text);
  });
});

describe('the rules’ edges, as the specification words them', () => {
  it.each([
    ['submit-creator-application', 'email', 'Please enter a valid email address'],
    ['submit-acorns-ambassador', 'email', 'Please enter a valid email address'],
    ['submit-soluna-ambassador', 'email', 'Please enter a valid email address'],
    ['submit-ambassador-manager', 'school_email', 'Please use a valid email address'],
  ] as const)('%s: text, @, text, dot, text, no spaces in %s', (call, name, message) => {
    for (const good of ['a@b.c', ' ada@school.edu ', '李@例.cn', 'a+b@c.d.e'])
      expect(errorsOf(call, { ...complete(call), [name]: good })).toEqual({});
    for (const bad of ['a', 'a@b', '@b.c', 'a@.', 'a@b.', 'a b@c.d', 'a@b .c', 'a@@b.c'])
      expect(errorsOf(call, { ...complete(call), [name]: bad })).toEqual({ [name]: message });
  });

  it.each([
    ['submit-ambassador-manager', 'resume_url', 'Please provide a valid URL'],
    [
      'submit-creator-application',
      'resume_url',
      'Please enter a valid URL (e.g., drive.google.com/your-file)',
    ],
  ] as const)('%s: a dot followed by at least 2 characters in %s', (call, name, message) => {
    for (const good of ['a.bc', 'x.io', 'drive.google.com/f', '.bc'])
      expect(errorsOf(call, { ...complete(call), [name]: good })).toEqual({});
    for (const bad of ['abc', 'a.b', 'a.', 'a.b '])
      expect(errorsOf(call, { ...complete(call), [name]: bad })).toEqual({ [name]: message });
  });

  it('the host and something behind it, for Instagram and TikTok', () => {
    const call = 'submit-creator-application';
    const instagram = 'Please enter a valid Instagram URL (e.g., instagram.com/username)';
    const tiktok = 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)';
    const set = (name: string, value: string) =>
      errorsOf(call, { ...complete(call), [name]: value });
    expect(set('instagram_link', 'https://www.instagram.com/a')).toEqual({});
    expect(set('tiktok_link', 'https://www.tiktok.com/@a')).toEqual({});
    for (const bad of ['@ada', 'instagram.com', 'instagram.com/', 'instagram.com/ '])
      expect(set('instagram_link', bad)).toEqual({ instagram_link: instagram });
    for (const bad of ['@ada', 'tiktok.com/ada', 'tiktok.com/@', 'tiktok.com/'])
      expect(set('tiktok_link', bad)).toEqual({ tiktok_link: tiktok });
  });

  it('ratings from 0 to 5, as numbers or as the radio says them', () => {
    const call = 'submit-creator-application';
    const rate = (value: unknown) => errorsOf(call, { ...complete(call), content_fashion: value });
    for (const good of [0, 5, '0', '5']) expect(rate(good)).toEqual({});
    for (const bad of [-1, 6, 2.5, '', ' 3', null, true, [3]])
      expect(rate(bad)).toEqual({ content_fashion: 'Please select a rating or N/A' });
    expect(z.parse(forms[call].schema, complete(call)).content_wellness).toBe(3);
  });

  it('the short creator form accepts what the browser’s own inputs accept', () => {
    const set = (name: string, value: unknown) =>
      Object.keys(errorsOf('apply', { ...complete('apply'), [name]: value }));
    for (const good of ['a@b', 'a.b@c-d.e']) expect(set('email', good)).toEqual([]);
    for (const bad of ['a', 'a b@c', 'a@-b', 'a@b..c'])
      expect(set('email', bad)).toEqual(['email']);
    for (const good of [2027, '2027', '1e3', '-5']) expect(set('gradYear', good)).toEqual([]);
    for (const bad of ['', '2027.5', '+1', 'soon', '1e400', '0x10', NaN, true])
      expect(set('gradYear', bad)).toEqual(['gradYear']);
  });

  it('the two more exact messages win on the ambassador manager form', () => {
    expect(errorsOf('submit-ambassador-manager', {})).toMatchObject({
      school_email: 'Email is required',
      resume_url: 'Please provide a link to your resume',
      first_name: 'This field is required',
    });
  });
});
