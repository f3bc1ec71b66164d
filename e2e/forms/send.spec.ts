import { expect, test } from '@/e2e/fixtures/test';
import { scrollY } from '@/e2e/fixtures/scroll';
import { formFixtures } from '@/lib/testing/fixtures';
import { brand } from '@/lib/testing/forms/brand';
import { type } from '@/lib/testing/fixture';
import { created } from '@/lib/testing/upstream/replies';

/** The shadow of a button that looks pressed. */
const pressed = / 0px 0px 0px 0px$/;

for (const fixture of formFixtures) {
  test(
    `${fixture.call}: a filled-in form arrives whole, once however often it is pressed, and is thanked for`,
    { tag: '@phone' },
    async ({ page, filledForm, upstream }) => {
      test.slow();
      // Any 2xx is a success.
      upstream.answers(created);
      const form = await filledForm(fixture);
      await form.expectAccessible();
      const submission = await form.holdSubmission();
      await form.button.dblclick();
      await form.form.dispatchEvent('submit');
      await submission.asked;

      const { submitting } = fixture;
      if (submitting) {
        const button = form.form.getByRole('button', { name: submitting, exact: true });
        await expect(button).toBeDisabled();
      } else {
        await expect(form.button).toBeEnabled();
        await form.button.blur();
        await expect(form.button).toHaveCSS('box-shadow', pressed);
      }
      await expect(form.form.getByText('Submitting')).toHaveCount(submitting ? 1 : 0);
      if (fixture.thanks.how === 'view') await expect.poll(() => scrollY(page)).toBe(1400);

      await form.expectAccessible();
      submission.release();
      await form.expectThanks();
      await form.expectAccessible();
      form.expectOneArrived();
      if (!submitting) await expect(form.button).not.toHaveCSS('box-shadow', pressed);
    },
  );
}

test('emoji, markup, quotes and 5,000 characters arrive unchanged', async ({ openForm }) => {
  const strange = '李 👩🏽‍🎓 Zoë O’Neil <b>&"\'\\ \u202Eabc ${x} {{y}} %00 null -- ;';
  const message = `${'Ω'.repeat(5000)}\n\n\t${strange}`;
  const form = await openForm({ ...brand, sent: { ...brand.sent, firstName: strange, message } });
  await form.fill();
  await form.fill([
    type('firstName', 'First name', ` \t ${strange} \u00A0 `),
    type('message', 'What should students know, try or tell you? (optional)', message),
  ]);
  await form.send();
  await form.expectThanks();
  form.expectOneArrived();
});
