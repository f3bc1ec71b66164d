import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAltText, previews } from '@/e2e/pictures/previews';

test.each(previews)('the picture in $folder shows the title “$title”', (preview) => {
  const file = `${preview.folder}/opengraph-image.alt.txt`;
  const hint = `${file} is missing or old: run npm run pictures`;
  expect(existsSync(file), hint).toBe(true);
  expect(readFileSync(file, 'utf8'), hint).toBe(createAltText(preview));
});
