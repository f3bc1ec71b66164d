import { expect, test } from '@/e2e/fixtures/test';
import { holdRequest } from '@/e2e/fixtures/hold-request';
import { scrollY } from '@/e2e/fixtures/scroll';
import { formFixtures } from '@/e2e/forms/fixtures/all';
import {
  expectArrival,
  expectOneArrived,
  expectThanks,
  fillIn,
  formOf,
  send,
  sendButton,
} from '@/e2e/forms/visitor';
import { created, slow } from '@/e2e/support/upstream/replies';

for (const fixture of formFixtures) {
  test.describe(fixture.call, () => {
    test(
      'a filled-in form arrives whole, once, and is thanked for',
      { tag: '@phone' },
      async ({ page, openForm, upstream, email }) => {
        await openForm(fixture.route);
        await fillIn(page, fixture, email);
        await send(page, fixture);
        await expectThanks(page, fixture);
        const received = upstream.requests;
        expect(received).toHaveLength(1);
        expectArrival(received[0], fixture, email);
      },
    );

    test('any other 2xx is a success too', async ({ page, openForm, upstream, email }) => {
      upstream.answers(created);
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expectThanks(page, fixture);
    });

    test('two clicks send one submission', async ({ page, openForm, upstream, email }) => {
      const release = await holdRequest(page, `**/api/${fixture.call}`);
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await sendButton(page, fixture).dblclick();
      await formOf(page, fixture).dispatchEvent('submit');
      release();
      await expectThanks(page, fixture);
      await expectOneArrived(upstream, fixture, email);
      expect(upstream.requests).toHaveLength(1);
    });
  });
}

test.describe('while a submission is under way', () => {
  for (const fixture of formFixtures.filter(({ call }) => /ambassador/.test(call))) {
    test(`${fixture.call}: the button says so and cannot be pressed`, async ({
      page,
      openForm,
      upstream,
      email,
    }) => {
      const release = await holdRequest(page, `**/api/${fixture.call}`);
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      await send(page, fixture);
      await expect(
        formOf(page, fixture).getByRole('button', { name: 'Submitting...', exact: true }),
      ).toBeDisabled();
      release();
      await expectThanks(page, fixture);
      expect(upstream.requests).toHaveLength(1);
    });
  }

  for (const fixture of formFixtures.filter(({ call }) => !/ambassador/.test(call))) {
    test(`${fixture.call}: nothing is to be seen`, async ({ page, openForm, upstream, email }) => {
      const release = await holdRequest(page, `**/api/${fixture.call}`);
      await openForm(fixture.route);
      await fillIn(page, fixture, email);
      const requested = page.waitForRequest(`**/api/${fixture.call}`);
      await send(page, fixture);
      await requested;
      await expect(sendButton(page, fixture)).toBeEnabled();
      await expect(page.getByText('Submitting')).toHaveCount(0);
      release();
      await expectThanks(page, fixture);
      expect(upstream.requests).toHaveLength(1);
    });
  }
});

for (const fixture of formFixtures.filter(({ thanks }) => thanks.how === 'view')) {
  test(`${fixture.call}: submitting moves to 1400 px`, async ({
    page,
    openForm,
    upstream,
    email,
  }) => {
    upstream.answers(slow(500));
    await openForm(fixture.route);
    await fillIn(page, fixture, email);
    await send(page, fixture);
    await expect.poll(() => scrollY(page)).toBe(1400);
    await expectThanks(page, fixture);
  });
}
