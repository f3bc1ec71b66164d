import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
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

  test('none narrows where none is given', () => {
    expect(isNarrowed(given())).toBe(false);
    expect(isNarrowed(given('--match', 'ada'))).toBe(true);
    expect(filterOf(given('--match', 'ada'))).toMatchObject({ match: 'ada' });
  });
});
