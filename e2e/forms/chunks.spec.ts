/**
 * A form's script comes in two parts, both when the visitor first touches it: what makes the form
 * live, and then its checks. Neither may cost an answer when it does not come.
 */
import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures/test';
import { outspoken, stories } from '@/e2e/forms/stories/all';
import {
  control,
  endingIn,
  expectOneArrived,
  expectThanks,
  fillIn,
  formOf,
  send,
  sendAndHear,
} from '@/e2e/forms/visitor';

type Fate = 'fails' | 'stalls';

/** From now on no part of the site loads. Tells when the first one was asked for. */
function loseAll(page: Page, fate: Fate): Promise<void> {
  return new Promise((lost) =>
    page.route('**/_next/static/**', async (route) => {
      if (fate === 'fails') await route.abort();
      lost();
    }),
  );
}

/** The checks, known by one of their messages, do not load; the rest does. */
function loseChecks(page: Page, fate: Fate): Promise<void> {
  return new Promise((lost) =>
    page.route('**/_next/static/**/*.js', async (route) => {
      const response = await route.fetch();
      const isChecks = (await response.text()).includes('Please enter a valid email address');
      if (!isChecks) return route.fulfill({ response });
      if (fate === 'fails') await route.abort();
      lost();
    }),
  );
}

for (const story of stories) {
  test(`${story.call}: a form whose script fails is an ordinary form, and arrives`, async ({
    page,
    visit,
    upstream,
    email,
    quiet,
  }) => {
    quiet.expects(
      /Failed to load resource/,
      new RegExp(`^error: ChunkLoadError: the form of /${story.call} did not load`),
    );
    await visit(story.route);
    void loseAll(page, 'fails');
    await fillIn(page, story, email);
    // The thank-you is another load of the page, and nothing else is asked of it here.
    await page.unrouteAll();
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await send(page, story);
    await expect(page).toHaveURL(`${story.route}#thank-you`);
    expect(quiet.lines.join('\n')).toContain('ChunkLoadError');
    await expect(page.getByText(/chunk/i)).toHaveCount(0);
    const received = await upstream.received();
    expect(received).toHaveLength(1);
    expect(JSON.parse(received[0]!.body)).toMatchObject({ email });
  });
}

for (const story of outspoken) {
  test.describe(story.call, () => {
    test('checks that fail to load cost nothing: the server’s stand in', async ({
      page,
      visit,
      upstream,
      email,
      quiet,
    }) => {
      quiet.expects(
        /Failed to load resource/,
        new RegExp(`^error: ChunkLoadError: the checks of /${story.call} did not load`),
        new RegExp(`^error: /${story.call}: 422`),
      );
      await visit(story.route);
      void loseChecks(page, 'fails');
      await send(page, story);
      for (const [label, message] of story.empty) {
        const { how } = story.answers.find((answer) => answer.label === label)!;
        await expect(control(formOf(page, story), { how, label })).toHaveAccessibleDescription(
          endingIn(message),
        );
      }
      const form = formOf(page, story);
      await expect(form.getByText(story.banner, { exact: true })).toBeVisible();
      await expect(form.getByLabel(story.empty[0]![0], { exact: true })).toBeFocused();
      expect(quiet.lines.join('\n')).toContain('ChunkLoadError');
      // The visitor hears of fields, not of chunks.
      await expect(page.getByText(/chunk/i)).toHaveCount(0);
      expect(await upstream.received()).toEqual([]);

      await fillIn(page, story, email);
      await send(page, story);
      await expectThanks(page, story);
      await expectOneArrived(upstream, story, email);
    });

    test('checks that never arrive hold a submit up for 3 seconds, not longer', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      await visit(story.route);
      await page.clock.install();
      void loseChecks(page, 'stalls');
      await fillIn(page, story, email);
      await page.clock.pauseAt(Date.now() + 60_000);
      await sendAndHear(page, story);
      await page.clock.runFor(2999);
      expect(await upstream.received()).toEqual([]);
      await page.clock.runFor(1);
      await expectThanks(page, story);
      await expectOneArrived(upstream, story, email);
    });

    test('a form whose script never arrives is posted after 3 seconds as it is', async ({
      page,
      visit,
      upstream,
      email,
    }) => {
      await visit(story.route);
      await page.clock.install();
      void loseAll(page, 'stalls');
      await fillIn(page, story, email);
      await page.clock.pauseAt(Date.now() + 60_000);
      await sendAndHear(page, story);
      await page.clock.runFor(2999);
      expect(await upstream.received()).toEqual([]);
      await page.clock.runFor(1);
      await expect.poll(() => upstream.received()).toHaveLength(1);
      const [arrived] = await upstream.received();
      expect(JSON.parse(arrived!.body)).toMatchObject({ email });
    });
  });
}

for (const { what, lose } of [
  { what: 'form', lose: loseAll },
  { what: 'checks', lose: loseChecks },
]) {
  test(`the ${what} that never arrive are given up after 120 seconds, in the console alone`, async ({
    page,
    visit,
    quiet,
  }) => {
    const story = outspoken[0]!;
    const line = `ChunkLoadError: the ${what} of /submit-creator-application did not load`;
    quiet.expects(new RegExp(line));
    await visit(story.route);
    await page.clock.install();
    const lost = lose(page, 'stalls');
    await page.clock.pauseAt(Date.now() + 60_000);
    await formOf(page, story).getByLabel('Name', { exact: true }).focus();
    await lost;
    await page.clock.runFor(119_999);
    expect(quiet.lines).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => quiet.lines.join()).toContain(line);
  });
}
