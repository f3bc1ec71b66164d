/** What a developer reads whose machine cannot show the browser tests. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

function listTests(environment: Record<string, string>, ...options: string[]) {
  const { status, stderr } = spawnSync('npx', ['playwright', 'test', '--list', ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const lines = stderr.split('\n').filter((line) => line && !line.startsWith('npm '));
  return { status, lines };
}

describe('a browser that cannot be started is one line', () => {
  test('CHROMIUM_PATH names nothing', () => {
    expect(listTests({ CHROMIUM_PATH: '/nowhere/chromium' })).toEqual({
      status: 1,
      lines: [
        expect.stringMatching(/^CHROMIUM_PATH is \/nowhere\/chromium, which does not start\./),
      ],
    });
  });

  test.runIf(process.platform === 'linux')('there is no display for --headed', () => {
    expect(listTests({ DISPLAY: '', WAYLAND_DISPLAY: '' }, '--headed')).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^There is no display/)],
    });
  });
});
