/** What `npm run check:copy` objects to. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { facts } from '@/lib/facts';
import { roleList } from '@/components/roles';

/** A figure, at most two words, and what it counts: “2,500+ vetted students”, “30-day window”. */
const CLAIM =
  /(?<![\d,.])(\d[\d,.]*[kM]?)\+?[\s-](?:[a-z]+ ){0,2}?(campuses|students|reach|days?|hours|weeks|followers|positions)\b/gi;

const known = [facts, ...roleList.map(({ figures }) => figures), { students: facts.reach }].flatMap(
  (group) => Object.entries(group),
);

/** Those of facts in whose name or words the noun stands. */
const figuresOf = (noun: string): string[] =>
  known
    .filter(([name, words]) => `${name} ${words}`.toLowerCase().includes(noun))
    .flatMap(([, words]) => /\d[\d,.]*[kM]?/.exec(`${words}`)?.[0] ?? []);

/**
 * @param text what a visitor reads
 * @returns one line for each figure that neither lib/facts.ts nor a role knows
 */
export function contradictions(text: string): string[] {
  return [...text.matchAll(CLAIM)].flatMap(([claim, figure = '', noun = '']) => {
    const figures = figuresOf(noun.toLowerCase());
    if (figures.includes(figure)) return [];
    return `“${claim}” is not in lib/facts.ts or a role’s facts.ts (they have ${figures.join(', ')})`;
  });
}

/**
 * @param text what a visitor reads or hears
 * @returns a line if it holds a straight quote
 */
export function straightQuotes(text: string): string[] {
  const [around] = /.{0,20}["'].{0,20}/.exec(text) ?? [];
  return around ? [`a straight quote (use ’ “ ”) in “…${around.trim()}…”`] : [];
}

/** Returns a fault if a text shows `${…}` to visitors: it stands in quotation marks instead of backticks. */
export function unfilledFigures(text: string): string[] {
  const [figure] = /\$\{[^}]*\}?/.exec(text) ?? [];
  return figure ? [`“${figure}” is shown to visitors: put the text between backticks (\`)`] : [];
}

/** Attributes that are read out, or shown by search engines. */
const SAID = ['alt', 'aria-label', 'content', 'placeholder', 'title'];

/** @param html a page as the build wrote it */
export function readPage(html: string) {
  const all = DomUtils.getElementsByTagName('*', parseDocument(html));
  const valuesOf = (names: string[], elements = all) =>
    elements.flatMap(({ attribs }) => names.flatMap((name) => attribs[name] ?? []));
  // A text between two comments of React belongs to the same sentence.
  const words = all
    .filter(({ name }) => name !== 'script' && name !== 'style')
    .map(({ children }) => children.filter(({ type }) => type === ElementType.Text))
    .map((texts) => DomUtils.textContent(texts));
  const linking = all.filter(({ name }) => name === 'a' || name === 'img');
  return {
    texts: [...words, ...valuesOf(SAID)],
    ids: valuesOf(['id']),
    /** Addresses within the site that the page links to, or shows as a picture. */
    links: valuesOf(['href', 'src'], linking).filter((address) => /^[/#]/.test(address)),
  };
}

/**
 * @param route of the page to check
 * @param pages all, by route
 * @param isFile whether an address is a file that the site serves
 * @returns the page's links that lead nowhere
 */
export function deadLinks(
  route: string,
  pages: ReadonlyMap<string, ReturnType<typeof readPage>>,
  isFile: (path: string) => boolean,
): string[] {
  return pages.get(route)!.links.filter((link) => {
    const { pathname, hash } = new URL(link, `http://site${route}`);
    const ids = pages.get(pathname)?.ids;
    if (!ids) return !isFile(pathname);
    return hash !== '' && !ids.includes(decodeURIComponent(hash.slice(1)));
  });
}
