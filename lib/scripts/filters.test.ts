import { Command } from 'commander';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasFilters, toFilter, addFilters } from '@/lib/scripts/filters';

/** Parses a command line with commander. */
function parse(...line: string[]) {
  const command = addFilters(new Command().exitOverride().configureOutput({ writeErr: () => {} }));
  return command.parse(line, { from: 'user' }).opts();
}

describe('filter options', () => {
  test.each(['--form', '--state', '--since', '--until', '--match', '--limit'])(
    'refuse a blank value of %s, which an unset shell variable causes',
    (name) => {
      for (const empty of ['', ' ']) expect(() => parse(name, empty)).toThrow();
    },
  );

  test.each([
    ['2026-11-25', '2026-11-25T00:00:00Z'],
    ['2026-11-25 21:14', '2026-11-25T21:14:00Z'],
    ['2026-11-25T21:14:00', '2026-11-25T21:14:00Z'],
    ['2026-11-25T21:14:00-05:00', '2026-11-26T02:14:00Z'],
    ['2026-11-25T21:14Z', '2026-11-25T21:14:00Z'],
  ])('read --since %s as %s', (text, time) => {
    vi.stubEnv('TZ', 'America/New_York');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(parse('--since', text)).toEqual({ since: Date.parse(time) });
  });

  test.each([
    ['30d', '2026-10-26T12:00:00Z'],
    ['12h', '2026-11-25T00:00:00Z'],
    ['5m', '2026-11-25T11:55:00Z'],
  ])('read --since %s, an age, as %s', (age, time) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    expect(parse('--since', age)).toEqual({ since: Date.parse(time) });
  });

  test('include the whole day of --until', () => {
    expect(parse('--until', '2026-11-25')).toEqual({ until: Date.parse('2026-11-26') });
  });

  test.each(['2026-02-31', '2026-13-01', '2026-11-25 25:00', '2026', 'yesterday'])(
    'refuse --since %s',
    (text) => expect(() => parse('--since', text)).toThrow(/Use a date/),
  );

  test('select all submissions if no option is set', () => {
    expect(hasFilters(parse())).toBe(false);
    expect(hasFilters(parse('--match', 'ada'))).toBe(true);
    expect(toFilter(parse('--match', 'ada'))).toMatchObject({ match: 'ada' });
  });
});
