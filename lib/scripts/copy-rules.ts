/** Rules for `npm run check:copy`. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { facts } from '@/lib/facts';
import { roleList } from '@/components/roles';

/** A figure, at most two words, and the noun that the figure counts, such as “2,500+ vetted students” or “30-day”. */
const FIGURE_WITH_NOUN =
  /(?<![\d,.])(\d[\d,.]*[kM]?)\+?[\s-](?:[a-z]+ ){0,2}?(campuses|students|reach|days?|hours|weeks|followers|positions)\b/gi;

const knownFigures = [
  facts,
  ...roleList.map(({ figures }) => figures),
  // Some texts say “students” instead of “reach”.
  { students: facts.reach },
].flatMap((group) => Object.entries(group));

/** Returns the known figures whose name or value contains the noun. */
const findKnownFigures = (noun: string): string[] =>
  knownFigures
    .filter(([name, text]) => `${name} ${text}`.toLowerCase().includes(noun))
    .flatMap(([, text]) => /\d[\d,.]*[kM]?/.exec(`${text}`)?.[0] ?? []);

export function findUnknownFigures(text: string): string[] {
  return [...text.matchAll(FIGURE_WITH_NOUN)].flatMap(([phrase, figure = '', noun = '']) => {
    const figures = findKnownFigures(noun.toLowerCase());
    if (figures.includes(figure)) return [];
    const known =
      figures.length > 0 ? `; the known figures for “${noun}” are ${figures.join(', ')}` : '';
    return `“${phrase}” is not in lib/facts.ts or a role’s facts.ts${known}`;
  });
}

export function findStraightQuotes(text: string): string[] {
  const [context] = /.{0,20}["'].{0,20}/.exec(text) ?? [];
  return context ? [`a straight quote (use ’ “ ”) in “…${context.trim()}…”`] : [];
}

/** Returns a fault if a text contains `${…}`, which means that its source has quotes instead of backticks. */
export function findTemplateSyntax(text: string): string[] {
  const [placeholder] = /\$\{[^}]*\}?/.exec(text) ?? [];
  return placeholder
    ? [`“${placeholder}” is shown to visitors: put the text between backticks (\`)`]
    : [];
}

const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'content', 'placeholder', 'title'];

export function readPage(html: string) {
  const all = DomUtils.getElementsByTagName('*', parseDocument(html));
  const readAttributes = (names: string[], elements = all) =>
    elements.flatMap(({ attribs }) => names.flatMap((name) => attribs[name] ?? []));
  // Joins the text nodes of an element, because React puts comments between them.
  const elementTexts = all
    .filter(({ name }) => name !== 'script' && name !== 'style')
    .map(({ children }) => children.filter(({ type }) => type === ElementType.Text))
    .map((texts) => DomUtils.textContent(texts));
  const linkElements = all.filter(({ name }) => name === 'a' || name === 'img');
  return {
    texts: [...elementTexts, ...readAttributes(TEXT_ATTRIBUTES)],
    ids: readAttributes(['id']),
    /** Addresses of links and images that point to the site itself. */
    links: readAttributes(['href', 'src'], linkElements).filter((address) => /^[/#]/.test(address)),
  };
}

/** Returns the page's links to missing pages, ids or files. */
export function findBrokenLinks(
  route: string,
  pages: ReadonlyMap<string, ReturnType<typeof readPage>>,
  isFile: (path: string) => boolean,
): string[] {
  return pages.get(route)!.links.filter((link) => {
    const { pathname, hash, searchParams } = new URL(link, `http://site${route}`);
    const ids = pages.get(pathname)?.ids;
    // The URL of an optimized image (/_next/image) has the file's path in its query.
    if (!ids) return !isFile(searchParams.get('url') ?? decodeURIComponent(pathname));
    return hash !== '' && !ids.includes(decodeURIComponent(hash.slice(1)));
  });
}
