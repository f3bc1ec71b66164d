/** The schema of a form, which the browser loads when focus first enters the form. */
import type { Request } from '@playwright/test';
import { holdRequests, scripts } from '@/e2e/fixtures/hold-request';
import { formCopy } from '@/components/forms/copy';
import { findSchemaValidatedFixture } from '@/lib/testing/fixtures';
import { expect, test } from '@/e2e/fixtures/test';

const creatorApplication = findSchemaValidatedFixture('submit-creator-application');

const { formId, errorsWhenEmpty } = creatorApplication;
/** A message that only the schema's script contains. */
const textOfSchemaScript = 'Please enter a valid Instagram URL';
/** Returns the text of a script, or '' if the browser left the page before it loaded. */
const readScript = async (request: Request) =>
  (await request.response())?.text().catch(() => '') ?? '';
const schemaLoadError = new RegExp(
  `^error: ChunkLoadError: the checks of /${formId} did not load`,
  'm',
);

test('shows the server’s errors when the schema does not load, and loads it at the next submit', async ({
  page,
  visitForm,
  browserConsole,
}) => {
  browserConsole.allow(/Failed to load resource/, schemaLoadError, new RegExp(`/${formId}: 422`));
  (await holdRequests(page, scripts, textOfSchemaScript)).fail();
  const form = await visitForm(creatorApplication);
  await form.sendAndExpectStatus(422);
  await form.expectErrorsWhenEmpty(creatorApplication);
  const submission = await form.holdSubmission();
  await form.send();
  await submission.held;
  await form.leave();
  const answered = page.waitForResponse(form.url);
  submission.release();
  await answered;
  await page.goBack();
  await form.expectErrorsWhenEmpty(creatorApplication);
  expect(form.arrived).toEqual([]);

  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  // After `unrouteAll`, the schema can load. An attempt that is in flight at that moment may already load it.
  const loadedScripts: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) loadedScripts.push(readScript(request));
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Repeats, because focus starts no new attempt until the previous one has failed.
  await expect(async () => {
    await form.field('email').focus();
    await form.field('name').fill('Ada');
    expect((await Promise.all(loadedScripts)).join()).toContain(textOfSchemaScript);
  }).toPass();
  await form.send();
  await form.expectMessages(errorsWhenEmpty.slice(1));
  expect(requestedUrls.filter((url) => url.includes('/api/submit'))).toEqual([]);
});

test('a submit waits at most 3 s for the schema, and loading the schema fails after 120 s', async ({
  page,
  visitForm,
  browserConsole,
}) => {
  browserConsole.allow(schemaLoadError);
  const schemaScript = await holdRequests(page, scripts, textOfSchemaScript);
  let isHeld = false;
  void schemaScript.held.then(() => (isHeld = true));
  await page.clock.install();
  const form = await visitForm(creatorApplication);
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(isHeld).toBe(false);
  await form.field('name').focus();
  await schemaScript.held;
  await form.fill();
  await form.send();
  await page.clock.runFor(2999);
  expect(form.arrived).toEqual([]);
  await page.clock.runFor(1);
  await form.expectThanks();
  form.expectOneArrived();
  expect(browserConsole.lines).toEqual([]);
  await page.clock.runFor(117_000);
  await expect.poll(() => browserConsole.lines.join('\n')).toMatch(schemaLoadError);
});

test('announces “sending” while a submit waits for the schema', async ({ page, visitForm }) => {
  const schemaScript = await holdRequests(page, scripts, textOfSchemaScript);
  const form = await visitForm(creatorApplication);
  await form.send();
  await expect(page.getByText(formCopy.sending)).toBeAttached();
  schemaScript.release();
  await form.expectErrorsWhenEmpty(creatorApplication);
  await expect(page.getByText(formCopy.sending)).not.toBeAttached();
});
