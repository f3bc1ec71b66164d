import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Block } from '@/components/art/timetable';

/** Finds the blocks of the weeks anywhere in a value. */
function listBlocks(value: unknown): Block[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(?:class|work)$/.test(key) && Array.isArray(part)
      ? [part as unknown as Block]
      : listBlocks(part),
  );
}

test('the words and hours of the example weeks fit into the drawing', async () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' });
  const copyFiles = files.filter((file) => file.endsWith('copy.ts'));
  const blocks = await Promise.all(
    copyFiles.map(async (file) =>
      listBlocks(await import(`@/components/${file}`)).map((block) => [file, ...block] as const),
    ),
  );
  expect(blocks.flat().length).toBeGreaterThan(20);
  expect(
    blocks.flat().filter(([, word, row, rows]) => word.length > 7 || row < 0 || row + rows > 8),
    'at most seven letters, and eight hours a day',
  ).toEqual([]);
});
