import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { formerFiles, keepFormerFiles } from '@/lib/server/former-files.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'tassel-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(name: string, ...files: string[]): string {
  const chunks = path.join(folder, name, 'static/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const file of files) writeFileSync(path.join(chunks, file), `${file} of ${name}`);
  return path.join(folder, name);
}
const filesOf = (of: string) => readdirSync(path.join(of, 'static/chunks')).sort();

const HOUR = 60 * 60 * 1000;

test('the former build’s files are there as long as it is, those of builds before it for a day', () => {
  const a = build('a', 'a.js', 'all.js');
  const b = build('b', 'b.js', 'all.js');
  const c = build('c', 'c.js', 'all.js');
  keepFormerFiles(a, b, 0);
  expect(filesOf(b)).toEqual(['a.js', 'all.js', 'b.js']);
  expect(Object.keys(formerFiles(b))).toEqual([path.join('chunks', 'a.js')]);

  // A start again after a week of running changes nothing: the tabs may be of this minute.
  keepFormerFiles(a, b, 7 * 24 * HOUR);
  expect(filesOf(b)).toEqual(['a.js', 'all.js', 'b.js']);

  keepFormerFiles(b, c, 7 * 24 * HOUR + HOUR);
  expect(filesOf(c)).toEqual(['a.js', 'all.js', 'b.js', 'c.js']);
  keepFormerFiles(b, c, 9 * 24 * HOUR);
  expect(filesOf(c)).toEqual(['all.js', 'b.js', 'c.js']);

  // Back to the former build: what the later one has is kept as well, its own is not touched.
  keepFormerFiles(c, b, 9 * 24 * HOUR);
  expect(filesOf(b)).toEqual(['all.js', 'b.js', 'c.js']);
});

test('a first deployment has none before it', () => {
  const a = build('a', 'a.js');
  keepFormerFiles(path.join(folder, 'none'), a);
  expect(filesOf(a)).toEqual(['a.js']);
  expect(formerFiles(a)).toEqual({});
});
