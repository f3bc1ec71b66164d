import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette, resolveColors } from '@/components/styles/colors';

test('drawings that are files have the colors of tokens.css', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `components/${file}`);
  expect(files.length).toBeGreaterThan(20);
  const known = [...palette.values()];
  for (const file of files) {
    const used = readFileSync(file, 'utf8').match(/#[0-9a-f]{3,8}\b(?=["';])/gi) ?? [];
    expect(known, file).toEqual(expect.arrayContaining(used));
  }
});

test('the answer page and the pages have the same values', () => {
  const values = (file: string) =>
    Object.fromEntries(
      [...readFileSync(file, 'utf8').matchAll(/^ {2}(--[\w-]+): (.*?);/gm)].map((match) =>
        match.slice(1),
      ),
    ) as Record<string, string>;
  const answer = values('public/answer.css');
  expect(Object.keys(answer).length).toBeGreaterThan(10);
  expect(values('components/styles/tokens.css')).toMatchObject(answer);
});

test('variables and currentColor become hexadecimal colors', () => {
  expect(resolveColors('<path fill="currentColor" stroke="var(--gold-deep)"/>')).toBe(
    '<path fill="#11150f" stroke="#e09a00"/>',
  );
  expect(() => resolveColors('<path fill="var(--mauve)"/>')).toThrow('mauve');
});
