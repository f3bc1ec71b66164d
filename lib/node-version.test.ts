import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainUnsupportedNode } from '@/lib/node-version.mjs';

test.each(['20.20.2', '20.21.0', '22.22.2', '24.15.0', '26.0.0', '28.1.0'])(
  'accepts Node.js %s',
  (version) => {
    expect(explainUnsupportedNode(version)).toBeUndefined();
  },
);

test.each(['18.20.8', '20.9.0', '20.20.1', '21.7.3', '22.22.1', '24.9.0', '25.9.0'])(
  'names the versions to install instead of Node.js %s',
  (version) => {
    expect(explainUnsupportedNode(version)).toContain(`Node.js ${version} lacks`);
    expect(explainUnsupportedNode(version)).toContain('^20.20.2');
  },
);

test('.nvmrc and the CI matrix follow "engines" in package.json', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const { engines } = JSON.parse(read('package.json'));
  const floors: string[] = engines.node
    .split(' || ')
    .map((part: string) => part.replace(/^\D+/, ''));
  const [, matrix] = /node: \[(.+)\]/.exec(read('.github/workflows/test.yml'))!;
  expect(matrix!.replaceAll(/[' ]/g, '').split(',')).toEqual(floors);
  expect(floors).toContain(read('.nvmrc').trim());
});
