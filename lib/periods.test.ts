/** Compares the documents with the periods that the server keeps. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { periods } from '@/lib/periods';

const { retentionDays, retryDays, rateLimitMinutes } = periods;
const accepted = [`${retentionDays} days`, `${retryDays} days`, `in ${rateLimitMinutes} minutes`];

const files = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`)
  .concat(['README.md', '.env.example']);

test('the documents state the periods of lib/periods.ts', () => {
  const stated = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Array.from(
      text.matchAll(/\b\d+\s+days|\bin\s+\d+\s+minutes/g),
      ({ 0: match, index }) => ({
        period: match.replace(/\s+/, ' '),
        place: `${file}:${text.slice(0, index).split('\n').length}`,
      }),
    );
  });
  const wrong = stated
    .filter(({ period }) => !accepted.includes(period))
    .map(({ period, place }) => `${place} says “${period}”`);
  expect(wrong, `lib/periods.ts has ${accepted.join(', ')}`).toEqual([]);
  expect(new Set(stated.map(({ period }) => period))).toEqual(new Set(accepted));
});
