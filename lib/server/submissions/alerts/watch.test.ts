import { describe, expect, test, vi } from 'vitest';
import { databases } from '@/lib/testing/databases';
import { later, lines, post, twoProcesses } from '@/lib/testing/in-process';
import { ok, refusal, replies, reset } from '@/lib/testing/upstream/replies';
import { validValues } from '@/lib/testing/values';
import { watch } from '@/lib/server/submissions/alerts/watch';
import { redeliver } from '@/lib/server/submissions/redeliver';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe.each(databases)('alerts of two processes on one store in $name', ({ fresh }) => {
  const site = twoProcesses(fresh);
  const events = () => site.alerts().map(({ event }) => event);
  /** Both processes look at the same time. */
  const look = () => Promise.all([watch(site.services), watch(site.others)]);
  /** Time passes as for the site's timer. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 15 * SECOND) {
      later(15 * SECOND);
      await Promise.all([redeliver(site.services), redeliver(site.others)]);
      await look();
    }
  };

  test('of an outage of ten minutes one says that it began, and one that it ended', async () => {
    await post(site.services, 'submit', 'before');
    await look();
    site.upstream.answers(replies.error);
    await post(site.services, 'submit', 'during');
    await pass(4.5 * MINUTE);
    expect(events()).toEqual([]);
    // Visitors still come: that their submissions are new says nothing.
    await post(site.others, 'submit', 'later');
    await pass(5.5 * MINUTE);
    expect(events()).toEqual(['upstream-failing']);
    site.upstream.answers(ok);
    await post(site.services, 'submit', 'after');
    await pass(10 * MINUTE);
    expect(events()).toEqual(['upstream-failing', 'upstream-recovered']);
    expect(site.upstream.taken.size).toBe(4);
  });

  test('a refused credential is told at once; a row that fails among others is not', async () => {
    site.upstream.answers(refusal(401, {}));
    await post(site.services, 'submit', 'k');
    await look();
    expect(site.alerts()).toEqual([
      {
        id: expect.stringMatching(/^alert_/),
        text: expect.stringMatching(
          /^Tassel \(http:.*\): the upstream refuses the site \(401, 1 pending\): /,
        ),
        event: 'upstream-configuration',
        site: site.services.settings.siteUrl,
        at: expect.any(String),
        data: { lastStatus: 401, pending: 1, since: expect.any(String) },
      },
    ]);
    site.upstream.answers(ok);
    await post(site.services, 'submit', 'good');
    await look();
    site.upstream.answers(refusal(403, {}));
    await post(site.services, 'submit', 'bad');
    await look();
    expect(events()).toEqual(['upstream-configuration', 'upstream-recovered']);
    later(10 * MINUTE);
    await look();
    expect(events().slice(2)).toEqual(['upstream-configuration']);
  });

  test('rejected rows are told at once and then once an hour; what waits for an hour, once', async () => {
    site.upstream.answers(replies.refusal, replies.refusal, replies.error);
    await post(site.services, 'submit', 'one');
    await look();
    await post(site.services, 'submit', 'two');
    await post(site.services, 'submit', 'waits');
    await look();
    expect(site.alerts()).toMatchObject([{ data: { parked: 0, rejected: 1 } }]);
    later(HOUR);
    await look();
    later(HOUR);
    await look();
    expect(events()).toEqual(['undelivered', 'upstream-failing', 'waiting', 'undelivered']);
    expect(site.alerts().at(-1)).toMatchObject({ data: { rejected: 2 } });
  });

  test('an address that fails is asked again, harms nobody, and gets all in their order', async () => {
    site.upstream.answers(refusal(404, {}));
    site.alerted.answers(reset, replies.error, replies.redirect, ok);
    await post(site.services, 'submit', 'k');
    await look();
    site.upstream.answers(ok);
    expect((await post(site.services, 'submit', 'good')).outcome.status).toBe(200);
    for (let tries = 0; tries < 4; tries += 1) {
      later(30 * SECOND);
      await look();
    }
    const told = events();
    expect(told.slice(0, 4)).toEqual(Array(4).fill('upstream-configuration'));
    expect(told.slice(4)).toEqual(['upstream-recovered']);
    expect(new Set(site.alerts().map(({ id }) => id)).size).toBe(2);
    expect(lines.join('')).toContain('"alert not sent"');
  });

  test('one that is refused for good holds up no other', async () => {
    site.alerted.choose = ({ body }) =>
      `${body}`.includes('"undelivered"') ? replies.refusal : replies.ok;
    site.upstream.answers(replies.refusal, refusal(404, {}));
    await post(site.services, 'submit', 'rejected');
    await look();
    await post(site.services, 'submit', 'k');
    later(10 * MINUTE);
    await look();
    expect(events()).toEqual(['undelivered', 'upstream-configuration']);
    expect(lines.join('')).toContain('"alert not sent"');
  });

  test('a clock that was ahead by a day keeps no alert back', async () => {
    site.upstream.answers(replies.refusal);
    site.alerted.answers(reset, ok);
    later(24 * HOUR);
    await post(site.services, 'submit', 'ahead');
    await look();
    vi.useRealTimers();
    await look();
    await post(site.services, 'submit', 'now');
    await look();
    expect(events()).toEqual(Array(3).fill('undelivered'));
  });

  test('a sender that dies between sending and noting it: told twice at most, under one id', async () => {
    site.upstream.answers(refusal(404, {}));
    await post(site.services, 'submit', 'k');
    const dies = vi.spyOn(site.store, 'changeDocument');
    const original = dies.getMockImplementation() ?? site.otherStore.changeDocument;
    let changes = 0;
    dies.mockImplementation((...args) => {
      changes += 1;
      // It looks, takes its turn, sends.
      return changes > 2 ? Promise.reject(new Error('killed')) : original(...args);
    });
    await watch(site.services);
    expect(events()).toEqual(['upstream-configuration']);
    await watch(site.others);
    later(30 * SECOND);
    await watch(site.others);
    await watch(site.others);
    expect(events()).toEqual(['upstream-configuration', 'upstream-configuration']);
    expect(new Set(site.alerts().map(({ id }) => id)).size).toBe(1);
  });

  test('a store that cannot be written: each process says so once, and one that it can again', async () => {
    const probes = [site.store, site.otherStore].map((store) =>
      vi.spyOn(store, 'probeWrite').mockRejectedValue(new Error('disk full')),
    );
    await look();
    later(30 * SECOND);
    await look();
    expect(events()).toEqual([]);
    later(30 * SECOND);
    await look();
    later(MINUTE);
    await look();
    expect(events()).toEqual(['store-failing', 'store-failing']);
    for (const probe of probes) probe.mockRestore();
    await look();
    await look();
    expect(events().slice(2)).toEqual(['store-recovered']);
  });

  test('no alert, and no line about one, holds what was typed or where alerts go', async () => {
    site.upstream.answers(refusal(500, { message: 'Mark Typed is known' }));
    await post(site.services, 'submit', 'k', validValues('submit', 'typed'));
    site.alerted.answers(refusal(500, { message: 'no' }), ok);
    later(HOUR);
    await look();
    later(MINUTE);
    await look();
    expect(events()).toContain('waiting');
    const told = JSON.stringify([site.alerts(), lines]);
    expect(told).not.toMatch(/typed|Lovelace|known|\/alert\b/i);
  });
});
