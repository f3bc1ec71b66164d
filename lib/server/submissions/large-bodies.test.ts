import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LARGE, LargeBodies } from '@/lib/server/submissions/large-bodies';

it('takes eight large bodies at once, and small ones always', () => {
  const bodies = new LargeBodies();
  const ends = Array.from({ length: 8 }, () => bodies.begin(LARGE + 1));
  expect(bodies.begin(LARGE + 1)).toBeNull();
  expect(bodies.begin(LARGE)).not.toBeNull();
  ends[0]?.();
  expect(bodies.begin(LARGE + 1)).not.toBeNull();
});

it('lets the event loop turn between two large bodies', async () => {
  const bodies = new LargeBodies();
  let turned = 0;
  const all = Promise.all([1, 2, 3].map(() => bodies.turn().then(() => (turned += 1))));
  for (const expected of [1, 2, 3]) {
    await setImmediate();
    expect(turned).toBeLessThanOrEqual(expected);
  }
  await all;
  expect(turned).toBe(3);
});
