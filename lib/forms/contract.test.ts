/** Compares the definitions of the forms with the specification. e2e/forms/contract.spec.ts tests the running site. */
import { describe, expect, test } from 'vitest';
import { formList } from '@/components/site/form-list';
import { describeFailure } from '@/lib/forms/describe-failure';
import { readFailedResponse } from '@/lib/forms/failed-response';
import { listFields } from '@/lib/forms/list-fields';
import { getSchema } from '@/lib/forms/schema';
import { contracts, NO_MESSAGE, NOT_JSON } from '@/e2e/testing/contract';
import { listRequiredMessages } from '@/e2e/testing/forms';
import { createValues } from '@/e2e/testing/answers';

/** Expects a value of the site, and says what to do if it differs from the contract. */
const expectAgreed = (value: unknown, what: string) =>
  expect(
    value,
    `${what}: agreed with the agency: ask first, then also change e2e/testing/contract.ts`,
  );

test('e2e/testing/contract.ts has one contract per form', () => {
  expect(formList.map(({ formId }) => formId).toSorted()).toEqual(
    contracts.map(({ formId }) => formId).toSorted(),
  );
});

const pairs = formList.flatMap((form) =>
  contracts.filter(({ formId }) => formId === form.formId).map((contract) => ({ form, contract })),
);

describe.each(pairs)('$form.formId in e2e/testing/contract.ts', ({ form, contract }) => {
  const fields = listFields(form);
  const names = fields.map(({ name }) => name);

  const findErrors = (values: Record<string, unknown>) => {
    const errors: Record<string, string> = {};
    for (const { path, message } of getSchema(form).safeParse(values).error?.issues ?? [])
      errors[`${String(path[0])}`] ??= message;
    return errors;
  };

  test('has the route, the fields, their names upstream, their options and the browser’s checks', () => {
    expectAgreed(form.route, 'route').toBe(contract.route);
    expectAgreed(!form.noValidate, 'checked by the browser').toBe(
      contract.checkedByBrowser ?? false,
    );
    expectAgreed(names.toSorted(), 'fields').toEqual(contract.fields.toSorted());
    expectAgreed(
      fields
        .filter(({ optional }) => optional)
        .map(({ name }) => name)
        .toSorted(),
      'optional',
    ).toEqual(contract.optional.toSorted());
    for (const field of fields) {
      expectAgreed(field.sentAs, field.name).toBe(contract.sentAs?.[field.name]);
      const options = contract.options?.[field.name];
      if (field.type === 'rating') expectAgreed(options, field.name).toHaveLength(6);
      else if ('options' in field)
        expectAgreed(
          field.options.map(({ value }) => value),
          field.name,
        ).toEqual(options);
      else if ('suggestions' in field && options)
        expectAgreed(field.suggestions, field.name).toEqual(options);
    }
  });

  test('accepts valid values, reads rough counts if agreed, and sends numbers, lists and text', () => {
    const parsed = getSchema(form).parse(createValues(form.formId));
    for (const name of names) {
      const value = parsed[name];
      if (contract.numbers?.includes(name)) expect(value, `numbers: ${name}`).toBeTypeOf('number');
      else if (contract.lists?.includes(name))
        expect(value, `lists: ${name}`).toBeInstanceOf(Array);
      else expect(value, `neither numbers nor lists: ${name}`).toBeTypeOf('string');
    }
    for (const name of contract.roughCounts ?? [])
      for (const count of ['10k', '10k+', '~10000', '10 000']) {
        const values = { ...createValues(form.formId), [name]: count };
        expect(getSchema(form).parse(values)[name], `${name}: ${count}`).toBe(10_000);
      }
  });

  test('has the message of every blank field, and sends blank optional fields as empty', () => {
    const messages = Object.fromEntries(listRequiredMessages(form));
    for (const blank of ['', ' \t\u200b', undefined, null]) {
      const blanks = names.map((name) => [name, contract.lists?.includes(name) ? [] : blank]);
      expectAgreed(findErrors(Object.fromEntries(blanks)), 'messages').toEqual(messages);
    }
    const values = { ...createValues(form.formId) };
    for (const name of contract.optional) delete values[name];
    const parsed = getSchema(form).parse(values);
    for (const name of contract.optional)
      expect(parsed[name], name).toEqual(contract.lists?.includes(name) ? [] : '');
  });

  test('has the message of every wrong value', () => {
    const valid = createValues(form.formId);
    for (const [wrongNames, values, message] of contract.wrong)
      for (const name of wrongNames)
        for (const value of values)
          expectAgreed(
            findErrors({ ...valid, [name]: value }),
            `${name}: ${String(value)}`,
          ).toEqual({
            [name]: message,
          });
  });

  test('has the banner, the texts of the notice and the thank-you', () => {
    expectAgreed(form.banner, 'banner').toBe(contract.banner);
    const { thankYou } = form;
    expectAgreed(thankYou.text, 'thank-you').toContain(contract.thankYou.text);
    if (thankYou.kind === 'alert')
      expectAgreed(thankYou.text, 'thank-you').toBe(contract.thankYou.text);
    else {
      expectAgreed(thankYou.button, 'button of the thank-you').toBe(contract.thankYou.button);
      expectAgreed(thankYou.leadsTo ?? undefined, 'where the thank-you leads').toBe(
        contract.thankYou.leadsTo,
      );
      if (contract.thankYou.title)
        expectAgreed(thankYou.title, 'title of the thank-you').toBe(contract.thankYou.title);
    }
    const json = 'application/json';
    const describeNotice = (...response: Parameters<typeof readFailedResponse>) =>
      describeFailure(form, readFailedResponse(...response)).notice;
    const notices = [
      describeNotice(500, json, '{"message":"Full."}'),
      describeNotice(500, json, '{}'),
      describeNotice(500, 'text/html', 'x'.repeat(150)),
      describeFailure(form, { kind: 'none' }).notice,
    ];
    if (!contract.notice) return expectAgreed(notices.filter(Boolean), 'notices').toEqual([]);
    const { prefix, ellipsis, noResponse } = contract.notice;
    expectAgreed(notices, 'notices').toEqual([
      `${prefix}Full.`,
      prefix + NO_MESSAGE,
      prefix + NOT_JSON + 'x'.repeat(100) + ellipsis,
      prefix + noResponse,
    ]);
  });
});
