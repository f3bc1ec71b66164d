import { expect, test } from 'vitest';
import { CommandError, runCommand } from '@/deploy/submissions/commands';

test.each([
  ['export all.csv submit --since 2026-11-28', '--since', 'export FILE [FORM] [DATE]'],
  ['export all.csv --form submit', '--form', 'export FILE [FORM] [DATE]'],
  ['export --since all.csv', '--since', 'export FILE [FORM] [DATE]'],
  ['list spam 5', '5', 'list [STATE] or list EMAIL'],
  ['show one two', 'two', 'show ID or EMAIL'],
  ['release parked spam', 'spam', 'release [STATE] or release ID'],
])('“%s” is refused in one line of usage', async (line, word, usage) => {
  const openSession = () => Promise.reject(new Error('opened the store'));
  await expect(runCommand(line.split(' '), () => undefined, openSession)).rejects.toEqual(
    new CommandError(`${word} is unknown. Usage: npm run submissions ${usage}`),
  );
});
