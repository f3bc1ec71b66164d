/** What can be said of the pages of a Vercel build without a browser. */
import { readFileSync } from 'node:fs';
import type { VercelOutput } from '@/e2e/vercel/output';
import { refusals } from '@/e2e/vercel/policy';
import { attribute, elementsOf } from '@/lib/scripts/html';

const unknown = '/no-such-page';

/**
 * Next's own page for a failure of the server, and the one it is made from. Their style attributes
 * cannot be allowed without allowing any; without them they are plain words, which can be read.
 */
const byNext = ['/500', '/_global-error'];

/** @returns the addresses on our own origin that a page loads with itself */
function filesOf(html: string): string[] {
  const named = elementsOf(html).flatMap((element) => {
    const rel = attribute(element, 'rel') ?? '';
    if (element.tagName === 'link' && !/stylesheet|preload|icon|manifest/.test(rel)) return [];
    if (!['link', 'script', 'img', 'source'].includes(element.tagName)) return [];
    const sets = (attribute(element, 'srcset') ?? '').split(',').map((one) => one.trim());
    return [
      attribute(element, element.tagName === 'link' ? 'href' : 'src'),
      ...sets.map((one) => one.split(' ')[0]),
    ];
  });
  return named
    .filter((url) => url?.startsWith('/'))
    .map((url) => new URL(url!, 'http://here').pathname);
}

/** @returns what is wrong with the pages of this build, one line each */
export function problemsOfPages(output: VercelOutput): string[] {
  const paths = [...output.pages(), unknown];
  const problems: string[] = [];
  for (const path of paths) {
    const { file, headers, status } = output.answer(path);
    if (!file) {
      problems.push(`${path}: no page is served, but ${status}`);
      continue;
    }
    const html = readFileSync(file, 'utf8');
    const policy = headers['content-security-policy'];
    if (!policy) problems.push(`${path}: no policy`);
    for (const line of refusals(html, policy ?? ''))
      if (!byNext.includes(path) || line.includes('script')) problems.push(`${path}: ${line}`);
    for (const name of new Set(filesOf(html))) {
      const found = output.answer(name);
      if (found.status !== 200) problems.push(`${path}: ${name} is answered ${found.status}`);
    }
  }
  console.log(`${paths.length} pages read`);
  return problems;
}
