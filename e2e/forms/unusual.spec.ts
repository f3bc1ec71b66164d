import { test } from '@/e2e/fixtures/test';
import { brand } from '@/lib/testing/forms/brand';
import type { FieldAnswer } from '@/lib/testing/fixture';

const strange = '李 👩🏽‍🎓 Zoë O’Neil <b>&"\'\\ \u202Eabc ${x} {{y}} %00 null -- ;';
const message = `${'Ω'.repeat(5000)}\n\n\t${strange}`;

/** The brand form with this text typed into it; every form's text takes the same way. */
const typed = (name: string, value: string): FieldAnswer[] =>
  brand.answers.map((answer) =>
    answer.how === 'type' && answer.name === name ? { ...answer, value } : answer,
  );

test('emoji, markup, quotes and 5,000 characters arrive unchanged, and blanks around a line do not', async ({
  openForm,
}) => {
  const form = await openForm({
    ...brand,
    sent: { ...brand.sent, firstName: strange, message },
  });
  await form.fill(typed('firstName', ` \t ${strange} \u00A0 `));
  await form.fill(typed('message', message).slice(-1));
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});
