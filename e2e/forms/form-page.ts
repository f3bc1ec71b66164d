import { expect, type Locator, type Page } from '@playwright/test';
import { draftCopy, formCopy } from '@/components/forms/copy';
import { findAxeViolationsByDayAndNight } from '@/e2e/fixtures/axe';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import {
  EMAIL,
  type FieldAnswer,
  type FormFixture,
  type SchemaFormFixture,
} from '@/lib/testing/define-fixture';
import { createSentValues } from '@/lib/testing/values';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** One form on its page: what a visitor does with it and sees of it. */
export class FormPage {
  /** Where it is sent, as `page.route` takes it. */
  readonly url: string;
  readonly form: Locator;
  readonly button: Locator;
  /** The failure that is shown, or the success of the form that has no modal. */
  readonly notice: Locator;
  readonly banner: Locator;
  readonly invalid: Locator;

  /** @param email stands for EMAIL in the fixture */
  constructor(
    readonly page: Page,
    readonly fixture: FormFixture,
    private readonly email: string,
    private readonly upstream: FakeUpstream,
  ) {
    this.url = `**/api/${fixture.formId}`;
    this.form = page.locator(`form[data-form="${fixture.formId}"]`);
    this.button = this.form.getByRole('button', { name: fixture.button, exact: true });
    this.notice = this.form.getByRole('alert');
    this.banner = this.form.locator('[data-banner]');
    this.invalid = this.form.locator('[aria-invalid="true"]');
  }

  /** The group of radios or checkboxes, or the one input, that a label names. */
  control({ how, label }: Pick<FieldAnswer, 'how' | 'label'>): Locator {
    if (how === 'choose') return this.form.getByRole('radiogroup', { name: label, exact: true });
    if (how === 'tick') return this.form.getByRole('group', { name: label, exact: true });
    return this.form.getByLabel(label, { exact: true });
  }

  field(name: string): Locator {
    return this.control(this.fixture.answers.find((answer) => answer.name === name)!);
  }

  async fill(answers: FieldAnswer[] = this.fixture.answers) {
    for (const answer of answers) {
      const input = this.control(answer);
      if (answer.how === 'type') await input.fill(this.#typed(answer.value));
      if (answer.how === 'select') await input.selectOption({ label: answer.option });
      for (const option of optionsOf(answer))
        await input.getByLabel(option, { exact: true }).check({ force: true });
    }
  }

  send() {
    return this.button.click();
  }

  /** Sends it, and waits for the site's whole answer. */
  async sendAnswered(status: number) {
    const answered = this.page.waitForResponse(this.url);
    await this.send();
    const answer = await answered;
    expect(answer.status()).toBe(status);
    await answer.finished();
  }

  holdSubmission() {
    return holdRequests(this.page, this.url);
  }

  /** Follows a link to another page of the site. */
  async leave() {
    await this.page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click();
    await expect(this.page).toHaveURL('/privacy-policy');
  }

  clear() {
    return this.#press(draftCopy.clear);
  }

  restore() {
    return this.#press(draftCopy.restore);
  }

  dismiss() {
    return this.#press(formCopy.dismiss);
  }

  async expectFilledIn(answers: FieldAnswer[] = this.fixture.answers) {
    for (const answer of answers) {
      const input = this.control(answer);
      if (answer.how === 'type') await expect(input).toHaveValue(this.#typed(answer.value));
      if (answer.how === 'select')
        await expect(input.getByRole('option', { selected: true })).toHaveText(answer.option);
      for (const option of optionsOf(answer))
        await expect(input.getByLabel(option, { exact: true })).toBeChecked();
    }
  }

  /** No field holds anything, and nothing is chosen. */
  async expectEmpty() {
    for (const answer of this.fixture.answers.filter(({ how }) => how === 'type'))
      await expect(this.control(answer)).toHaveValue('');
    await expect(this.form.locator(':checked:not(option)')).toHaveCount(0);
  }

  /** Sent untouched, it says what is missing, over the form and at each field, and leads to the first. */
  async expectMissing({ banner, empty }: SchemaFormFixture) {
    await expect(this.page).toHaveTitle(/^Error: \S/);
    await expect(this.page.getByText(banner, { exact: true }).first()).toBeVisible();
    await this.expectMessages(empty);
    await expect(this.invalid).toHaveCount(empty.length);
    await expect(this.field(empty[0]![0])).toBeFocused();
  }

  /** Header and footer are looked at with every page, in e2e/site/pages.spec.ts. */
  async expectAccessible() {
    expect(await findAxeViolationsByDayAndNight(this.page, (axe) => axe.include('main'))).toEqual(
      [],
    );
  }

  /** Each of these fields says what is wrong with it, to assistive technology too. */
  async expectMessages(messages: [name: string, message: string][]) {
    for (const [name, message] of messages) {
      // A hint may stand before it.
      const atEnd = new RegExp(`${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
      await expect(this.field(name)).toHaveAccessibleDescription(atEnd);
    }
  }

  /** The dialog of the thank-you, for a form that has one. */
  get dialog(): Locator {
    const { thanks } = this.fixture;
    return this.page.getByRole('dialog', {
      name: thanks.kind === 'notice' ? undefined : thanks.title,
      exact: true,
    });
  }

  /** The modal, or the notice: the success that the specification gives this form. */
  async expectThanks() {
    const { thanks } = this.fixture;
    const shown = thanks.kind === 'notice' ? this.page.getByRole('alert') : this.dialog;
    await expect(shown.filter({ hasText: thanks.text })).toBeVisible();
  }

  /** The answer to an ordinary post: the thank-you at the top of what is seen. */
  async expectThankYouPage() {
    // Where scripts run, the form takes the hash out of the address.
    await expect(this.page).toHaveURL(new RegExp(`${this.fixture.route}(#thank-you)?$`));
    const thanks = this.page.locator('#thank-you');
    await expect(thanks).toBeInViewport();
    await expect(thanks).toContainText(this.fixture.thanks.text);
  }

  get arrived() {
    return this.upstream.requests.map(({ method, path, headers, body }) => ({
      endpoint: `${method} ${path}`,
      type: headers['content-type'],
      key: headers['idempotency-key'],
      values: JSON.parse(body) as Record<string, unknown>,
    }));
  }

  /** One submission arrived, whole, under one key, however often it was tried. */
  expectOneArrived({ tries = 1 } = {}) {
    expect(this.arrived).toHaveLength(tries);
    const { key, ...last } = this.arrived.at(-1)!;
    expect(key).toMatch(UUID);
    expect(new Set(this.arrived.map((one) => one.key))).toEqual(new Set([key]));
    expect(last).toEqual({
      endpoint: `POST /${this.fixture.formId}`,
      type: 'application/json',
      values: createSentValues(this.fixture, this.email),
    });
  }

  #press(name: string) {
    return this.form.getByRole('button', { name, exact: true }).click();
  }

  #typed(value: string): string {
    return value.replace(EMAIL, this.email);
  }
}

function optionsOf(answer: FieldAnswer): string[] {
  if (answer.how === 'choose') return [answer.option];
  return answer.how === 'tick' ? answer.options : [];
}
