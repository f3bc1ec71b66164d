import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdData } from '@/lib/cli/late-data';
import { hasStarter, holdScripts } from '@/lib/cli/late-scripts';

/**
 * Holds back the scripts of every page of a build, and their data. Nothing else needs to know: a
 * server sends these files as they are, and so does Vercel.
 *
 * @param build where Next puts what it builds, like `.next`
 * @throws when a page is not as expected, by its name; one that nobody would start stays as it is
 */
export function holdBack(build: string): void {
  const pages = path.join(build, 'server/app');
  const data = path.join(build, 'static/pages');
  mkdirSync(data, { recursive: true });

  /** Named by what is in it, like every file that browsers may keep for ever. */
  function keep(text: string): string {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.txt`;
    writeFileSync(path.join(data, name), text);
    return `/_next/static/pages/${name}`;
  }

  const read = (chunk: string) => readFileSync(path.join(build, chunk), 'utf8');

  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(pages, name);
    const html = readFileSync(file, 'utf8');
    if (!hasStarter(html)) continue;
    try {
      writeFileSync(file, holdData(holdScripts(html), keep, read));
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
