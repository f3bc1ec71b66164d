import { expect, type Locator, type Page } from '@playwright/test';
import { draftCopy } from '@/components/forms/copy';
import { findAxeViolationsByDayAndNight } from '@/e2e/fixtures/axe';
import { holdRequests } from '@/e2e/fixtures/hold-request';
import type { FormDefinition } from '@/lib/forms/types';
import { createAnswers, createSentValues, type Answer } from '@/lib/testing/answers';
import { listRequiredMessages } from '@/lib/testing/contract';
import type { FakeUpstream } from '@/lib/testing/upstream/fake-upstream';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A form on its page: fills it in, sends it, and checks what it shows. */
export class FormPage {
  /** Matches the address that the form is sent to, for `page.route`. */
  readonly url: string;
  readonly form: Locator;
  readonly button: Locator;
  /** The notice of a failed submission, or the thank-you of a form without a modal. */
  readonly alert: Locator;
  /** The list of errors above the fields, with a link to each field. */
  readonly banner: Locator;
  readonly invalid: Locator;
  readonly clearButton: Locator;

  readonly answers: Answer[];

  /** @param word is part of every answer that is text */
  constructor(
    readonly page: Page,
    readonly definition: FormDefinition,
    readonly word: string,
    private readonly upstream: FakeUpstream,
  ) {
    const { formId, submitLabel } = definition;
    this.url = `**/api/${formId}`;
    this.form = page.locator(`form[data-form="${formId}"]`);
    this.button = this.form.getByRole('button', { name: submitLabel, exact: true });
    this.alert = this.form.getByRole('alert');
    this.banner = this.form.locator('[data-banner]');
    this.invalid = this.form.locator('[aria-invalid="true"]');
    this.clearButton = this.form.getByRole('button', { name: draftCopy.clear, exact: true });
    this.answers = createAnswers(definition, word);
  }

  /** Finds the input, or the group of radios or checkboxes. */
  control({ field, label }: Pick<Answer, 'field' | 'label'>): Locator {
    switch (field.type) {
      case 'radio':
      case 'rating':
        return this.form.getByRole('radiogroup', { name: label, exact: true });
      case 'checkboxes':
        return this.form.getByRole('group', { name: label, exact: true });
      default:
        return this.form.getByLabel(label, { exact: true });
    }
  }

  field(name: string): Locator {
    return this.control(this.answers.find(({ field }) => field.name === name)!);
  }

  async fill(answers: Answer[] = this.answers) {
    for (const answer of answers) {
      const input = this.control(answer);
      const { type } = answer.field;
      if (isChoice(type))
        for (const option of findOptions(input, answer)) await option.check({ force: true });
      else if (type === 'select') await input.selectOption(answer.value);
      else await input.fill(`${answer.value}`);
    }
  }

  send() {
    return this.button.click();
  }

  /** Sends the form, expects a response with this status, and waits until all of it has arrived. */
  async sendAndExpectStatus(status: number) {
    const nextResponse = this.page.waitForResponse(this.url);
    await this.send();
    const response = await nextResponse;
    expect(response.status()).toBe(status);
    await response.finished();
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

  async expectFilledIn(answers: Answer[] = this.answers) {
    for (const answer of answers) {
      const input = this.control(answer);
      if (isChoice(answer.field.type))
        for (const option of findOptions(input, answer)) await expect(option).toBeChecked();
      else await expect(input).toHaveValue(`${answer.value}`);
    }
  }

  async expectEmpty() {
    for (const answer of this.answers.filter(({ field }) => !isChoice(field.type)))
      await expect(this.control(answer)).toHaveValue('');
    await expect(this.form.locator('input:checked')).toHaveCount(0);
  }

  /** Expects the errors of a form that was sent empty: the banner, all messages, and focus on the first one's field. */
  async expectErrorsWhenEmpty() {
    const { banner } = this.definition;
    if (banner) await expect(this.page.getByText(banner, { exact: true }).first()).toBeVisible();
    const messages = listRequiredMessages(this.definition);
    await this.expectMessages(messages);
    await expect(this.invalid).toHaveCount(messages.length);
    const first = this.control(this.answers[0]!);
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect(this.arrived).toEqual([]);
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
      const field = this.field(name);
      await expect(field).toHaveAccessibleDescription(atEnd);
      // Screen readers do not read the description of a group at its radios.
      for (const radio of await field.getByRole('radio').all())
        await expect(radio).toHaveAccessibleDescription(atEnd);
    }
  }

  get dialog(): Locator {
    const { success } = this.definition;
    const name = success.kind === 'alert' ? undefined : success.title;
    return this.page.getByRole('dialog', { name, exact: true });
  }

  async expectThanks() {
    const { success } = this.definition;
    const thanks = success.kind === 'alert' ? this.page.getByRole('alert') : this.dialog;
    await expect(thanks.filter({ hasText: success.text })).toBeVisible();
  }

  /** Expects the thank-you to which the server redirects a browser that posted the form without JavaScript. */
  async expectThanksAfterRedirect() {
    const { route, success } = this.definition;
    // With JavaScript, the form removes the hash.
    await expect(this.page).toHaveURL(new RegExp(`${route}(#thank-you)?$`));
    const thanks = this.page.locator('#thank-you');
    await expect(thanks).toBeInViewport();
    await expect(thanks).toContainText(success.text);
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

  /** Expects one submission: `tries` requests with the same key, the last with all answers. */
  expectOneArrived({ tries = 1, ...changes }: { tries?: number } & Record<string, unknown> = {}) {
    expect(this.arrived).toHaveLength(tries);
    const { key, ...last } = this.arrived.at(-1)!;
    expect(key).toMatch(UUID);
    expect(new Set(this.arrived.map((one) => one.key))).toEqual(new Set([key]));
    const { formId } = this.definition;
    expect(last).toEqual({
      endpoint: `POST /${formId}`,
      type: 'application/json',
      values: { ...createSentValues(formId, this.word), ...changes },
    });
  }
}

const isChoice = (type: string) => ['radio', 'rating', 'checkboxes'].includes(type);

const findOptions = (group: Locator, { value }: Answer) =>
  [value].flat().map((one) => group.locator(`input[value="${one}"]`));
