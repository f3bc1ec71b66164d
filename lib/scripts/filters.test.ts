import { Command } from 'commander';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { filterOf, isNarrowed, withFilters } from '@/lib/scripts/filters';

/** What commander makes of a command line. */
function given(...line: string[]) {
  const command = withFilters(new Command().exitOverride().configureOutput({ writeErr: () => {} }));
  return command.parse(line, { from: 'user' }).opts();
}

describe('the options that narrow', () => {
  test.each(['--form', '--state', '--since', '--until', '--match', '--limit'])(
    '%s is refused where it is empty, as an unset variable is',
    (name) => {
      for (const empty of ['', ' ']) expect(() => given(name, empty)).toThrow();
    },
  );

  test.each([
    ['2026-11-25', '2026-11-25T00:00:00Z'],
    ['2026-11-25 21:14', '2026-11-25T21:14:00Z'],
    ['2026-11-25T21:14:00', '2026-11-25T21:14:00Z'],
    ['2026-11-25T21:14:00-05:00', '2026-11-26T02:14:00Z'],
    ['2026-11-25T21:14Z', '2026-11-25T21:14:00Z'],
  ])('--since %s is %s', (text, time) => {
    vi.stubEnv('TZ', 'America/New_York');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(given('--since', text)).toEqual({ since: Date.parse(time) });
  });

  test.each(['2026-02-31', '2026-13-01', '2026-11-25 25:00', '2026', 'yesterday'])(
    '--since %s is no time',
    (text) => expect(() => given('--since', text)).toThrow(/Give a date/),
  );

  test('none narrows where none is given', () => {
    expect(isNarrowed(given())).toBe(false);
    expect(isNarrowed(given('--match', 'ada'))).toBe(true);
    expect(filterOf(given('--match', 'ada'))).toMatchObject({ match: 'ada' });
  });
});
