import { expect, test } from 'vitest';
import { pathOf } from '@/e2e/engines/engine';
import { errorsOf, give, send, shows, valuesOf } from '@/e2e/engines/form';
import { onEachEngine, type Stage } from '@/e2e/engines/stage';
import type { FormFixture, MessagesFormFixture } from '@/lib/testing/fixture';
import { formFixtures, isOpen } from '@/lib/testing/fixtures';
import { sentBy } from '@/lib/testing/values';

/** A closed role’s page has no form (lib/roles/index.ts). */
const open = formFixtures.filter(isOpen);

const arrivesOnce = (stage: Stage) =>
  test.for(open)('$call, filled in and sent, arrives once', async (fixture) => {
    const { page, visit, upstream, hasScripts } = stage;
    // Without scripts, the same words again are the same submission.
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.edu`;
    await visit(fixture.route);
    for (const answer of fixture.answers) await give(page, fixture, answer, email);
    if (hasScripts) {
      const filledIn = await valuesOf(page, fixture);
      await visit(fixture.route);
      await expect.poll(() => valuesOf(page, fixture)).toEqual(filledIn);
    }
    const { text } = fixture.thanks;
    expect(await shows(page, text)).toBe(false);
    await send(page, fixture);
    await expect.poll(() => shows(page, text)).toBe(true);
    expect(upstream.requests.map(({ path }) => path)).toEqual([`/${fixture.call}`]);
    expect(JSON.parse(upstream.requests[0]!.body)).toEqual(sentBy(fixture, email));
  });

onEachEngine((stage) => {
  test.for(open)('$call, untouched and sent, says on its page what is missing', async (fixture) => {
    const { page, visit, upstream } = stage;
    const { empty, answers } = fixture as FormFixture & Partial<MessagesFormFixture>;
    const required = answers.filter(({ label }) => !label.endsWith('(optional)'));
    await visit(fixture.route);
    await send(page, fixture);
    const errors = () => errorsOf(page, fixture);
    const messages = async () => (await errors()).messages;
    await expect.poll(messages).toHaveLength(empty?.length ?? required.length);
    await expect.poll(errors).toMatchObject({
      focused: answers[0]!.name,
      isInView: true,
      banner: empty?.map(([label]) => label) ?? [],
      // Where the browser checks, the words are the engine's own.
      ...(empty && { messages: empty.map(([, message]) => message) }),
    });
    const said = await messages();
    expect(said).not.toContain('');

    await page.keys('A');
    await expect.poll(messages).toEqual(said.slice(1));
    expect(await pathOf(page)).toBe(fixture.route);
    expect(upstream.requests).toEqual([]);
  });
  arrivesOnce(stage);
});
onEachEngine(arrivesOnce, { hasScripts: false });
