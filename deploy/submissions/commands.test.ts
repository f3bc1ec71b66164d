import { expect, test } from 'vitest';
import { CommandError, runCommand } from '@/deploy/submissions/commands';

test.each([
  ['export all.csv submit --since 2026-11-28', '--since', 'export FILE [FORM]'],
  // What npm passes on if -- is missing
  ['export all.csv submit 2026-11-28', '2026-11-28', 'export FILE [FORM]'],
  ['export all.csv --form submit', '--form', 'export FILE [FORM]'],
  ['export --since all.csv', '--since', 'export FILE [FORM]'],
  ['list spam 5', '5', 'list [STATE]'],
  ['show one two', 'two', 'show ID'],
  ['release parked spam', 'spam', 'release [STATE] or release ID'],
])('“%s” is refused in one line of usage', async (line, word, usage) => {
  const openSession = () => Promise.reject(new Error('opened the store'));
  await expect(runCommand(line.split(' '), () => undefined, openSession)).rejects.toEqual(
    new CommandError(`${word} is unknown. Usage: npm run submissions ${usage}`),
  );
});
