import { expect, type Locator, type Page } from '@playwright/test';
import { draftCopy } from '@/components/forms/copy';
import { findAxeViolationsByDayAndNight } from '@/e2e/fixtures/axe';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import {
  EMAIL_PLACEHOLDER,
  type FieldAnswer,
  type FormFixture,
  type NoticeFixture,
} from '@/lib/testing/fixtures';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A form on its page: fills it in, sends it, and checks what it shows. */
export class FormPage {
  /** Matches the address that the form is sent to, for `page.route`. */
  readonly url: string;
  readonly form: Locator;
  readonly button: Locator;
  /** The text of a failure, or the thank-you of a form without a modal. */
  readonly notice: Locator;
  /** The list of errors above the fields, with a link to each field. */
  readonly banner: Locator;
  readonly invalid: Locator;
  readonly clearButton: Locator;

  /** @param email replaces EMAIL_PLACEHOLDER in the fixture */
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
    this.clearButton = this.form.getByRole('button', { name: draftCopy.clear, exact: true });
  }

  /** Finds the input, or the group of radios or checkboxes, that has this label. */
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
      if (answer.how === 'type') await input.fill(this.#insertEmail(answer.value));
      if (answer.how === 'select') await input.selectOption({ label: answer.option });
      for (const option of listOptions(answer))
        await findOption(input, option).check({ force: true });
    }
  }

  send() {
    return this.button.click();
  }

  /** Sends the form, expects an answer with this status, and waits until the whole answer has arrived. */
  async sendAndExpectStatus(status: number) {
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
    return this.clearButton.click();
  }

  undo() {
    return this.form.getByRole('button', { name: draftCopy.undo, exact: true }).click();
  }

  async expectFilledIn(answers: FieldAnswer[] = this.fixture.answers) {
    for (const answer of answers) {
      const input = this.control(answer);
      if (answer.how === 'type') await expect(input).toHaveValue(this.#insertEmail(answer.value));
      if (answer.how === 'select')
        await expect(input.getByRole('option', { selected: true })).toHaveText(answer.option);
      for (const option of listOptions(answer))
        await expect(findOption(input, option)).toBeChecked();
    }
  }

  async expectEmpty() {
    for (const answer of this.fixture.answers.filter(({ how }) => how === 'type'))
      await expect(this.control(answer)).toHaveValue('');
    await expect(this.form.locator(':checked:not(option)')).toHaveCount(0);
  }

  /** Expects the errors of a form that was sent empty: the banner, all messages, and focus on the first one's field. */
  async expectErrorsWhenEmpty({ banner, errorsWhenEmpty }: NoticeFixture) {
    await expect(this.page.getByText(banner, { exact: true }).first()).toBeVisible();
    await this.expectMessages(errorsWhenEmpty);
    await expect(this.invalid).toHaveCount(errorsWhenEmpty.length);
    await expect(this.field(errorsWhenEmpty[0]![0])).toBeFocused();
  }

  /** Expects no axe violations inside `main`. e2e/site/pages.spec.ts checks the header and footer. */
  async expectAccessible() {
    expect(await findAxeViolationsByDayAndNight(this.page, (axe) => axe.include('main'))).toEqual(
      [],
    );
  }

  /** Expects the accessible descriptions of these fields to end with these messages. */
  async expectMessages(messages: [name: string, message: string][]) {
    for (const [name, message] of messages) {
      const atEnd = new RegExp(`${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
      await expect(this.field(name)).toHaveAccessibleDescription(atEnd);
    }
  }

  get dialog(): Locator {
    const { thanks } = this.fixture;
    return this.page.getByRole('dialog', {
      name: thanks.kind === 'notice' ? undefined : thanks.title,
      exact: true,
    });
  }

  async expectThanks() {
    const { thanks } = this.fixture;
    const message = thanks.kind === 'notice' ? this.page.getByRole('alert') : this.dialog;
    await expect(message.filter({ hasText: thanks.text })).toBeVisible();
  }

  /** Expects the thank-you to which the server redirects a browser that posted the form without JavaScript. */
  async expectThanksAfterRedirect() {
    // With JavaScript, the form removes the hash.
    await expect(this.page).toHaveURL(new RegExp(`${this.fixture.route}(#thank-you)?$`));
    const thanks = this.page.locator('#thank-you');
    await expect(thanks).toBeInViewport();
    await expect(thanks).toContainText(this.fixture.thanks.text);
  }

  /** The requests that the upstream has received. */
  get arrived() {
    return this.upstream.requests.map(({ method, path, headers, body }) => ({
      endpoint: `${method} ${path}`,
      type: headers['content-type'],
      key: headers['idempotency-key'],
      values: JSON.parse(body) as Record<string, unknown>,
    }));
  }

  /** Expects one submission: `tries` requests with the same key, the last with the fixture's values. */
  expectOneArrived({ tries = 1 } = {}) {
    expect(this.arrived).toHaveLength(tries);
    const { key, ...last } = this.arrived.at(-1)!;
    expect(key).toMatch(UUID);
    expect(new Set(this.arrived.map((one) => one.key))).toEqual(new Set([key]));
    expect(last).toEqual({
      endpoint: `POST /${this.fixture.formId}`,
      type: 'application/json',
      values: { ...this.fixture.sent, email: this.email },
    });
  }

  #insertEmail(value: string): string {
    return value.replace(EMAIL_PLACEHOLDER, this.email);
  }
}

/** Finds a radio or checkbox by its visible label. For screen readers, a rating’s 1 and 5 have a meaning after it. */
const findOption = (group: Locator, label: string) =>
  group.locator('label', { hasText: new RegExp(`^${label}(,|$)`) }).locator('input');

function listOptions(answer: FieldAnswer): string[] {
  if (answer.how === 'choose') return [answer.option];
  return answer.how === 'tick' ? answer.options : [];
}
