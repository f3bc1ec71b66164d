import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('.nvmrc and the CI matrix match "engines" in package.json', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const { engines } = JSON.parse(read('package.json'));
  const minimumVersions: string[] = engines.node
    .split(' || ')
    .map((part: string) => part.replace(/^\D+/, ''));
  const [, matrix] = /node: \[(.+)\]/.exec(read('.github/workflows/test.yml'))!;
  expect(matrix!.replaceAll(/[' ]/g, '').split(',')).toEqual(minimumVersions);
  expect(minimumVersions).toContain(read('.nvmrc').trim());
});
