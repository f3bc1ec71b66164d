import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { printable, writePrivateFile } from '@/lib/scripts/output';

async function* chunks(...texts: string[]) {
  yield* texts;
}

test('what a terminal would obey is replaced', async () => {
  const text = 'a\u001b[2J\u009bb\u202ec\rd\r\n李';
  expect(await printable([text]).next()).toMatchObject({
    value: 'a\ufffd[2J\ufffdb\ufffdc\ufffdd\n李',
  });
});

describe('a file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tassel-output-'));
    file = path.join(folder, 'all.csv');
  });

  test('is readable by this user alone, also where another one was not', async () => {
    writeFileSync(file, 'old', { mode: 0o644 });
    await writePrivateFile(file, chunks('a', 'b'));
    expect(readFileSync(file, 'utf8')).toBe('ab');
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['all.csv']);
  });

  test('is not written through a link, nor over a folder', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    writeFileSync(elsewhere, 'old');
    symlinkSync(elsewhere, file);
    await expect(writePrivateFile(file, chunks('new'))).rejects.toThrow(file);
    await expect(writePrivateFile(folder, chunks('new'))).rejects.toThrow(folder);
    expect(readFileSync(elsewhere, 'utf8')).toBe('old');
  });

  test('stays as it was when not everything could be written', async () => {
    async function* broken() {
      yield 'half';
      throw new Error('away');
    }
    writeFileSync(file, 'old');
    await expect(writePrivateFile(file, broken())).rejects.toThrow('away');
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['all.csv']);
  });
});
