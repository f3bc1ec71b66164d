/** What `npm run check:copy` objects to in a built page. */
import { faultsOf } from '@/lib/scripts/copy-rules';
import { elementsOf, ownText, textOf, UNREAD, type Element } from '@/lib/scripts/html';

/** A built page, read once. */
export interface Page {
  ids: ReadonlySet<string>;
  /** Addresses within the site that the page links to, or shows as a picture. */
  links: readonly string[];
  headline: string;
  faults: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

const SPOKEN = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

function missingAlternative(element: Element, given: Attributes): string[] {
  const hidden = given['aria-hidden'] === 'true';
  const named = Boolean(given['aria-label'] || given['aria-labelledby']);
  if (element.tagName === 'img' && given.alt === undefined) return [`no alt on ${given.src}`];
  if (element.tagName === 'svg' && !hidden && !(given.role === 'img' && named)) {
    return ['an svg that is neither hidden (aria-hidden) nor named (role="img", aria-label)'];
  }
  return [];
}

/**
 * @param html a page as the build wrote it
 */
export function readPage(html: string): Page {
  const all = elementsOf(html);
  const described = all.map((element) => ({ element, given: attributesOf(element) }));
  const faults = described.flatMap(({ element, given }) => [
    ...missingAlternative(element, given),
    ...[
      UNREAD.includes(element.tagName) ? '' : ownText(element),
      ...SPOKEN.map((name) => given[name] ?? ''),
      element.tagName === 'meta' && /description|title/.test(given.name ?? given.property ?? '')
        ? (given.content ?? '')
        : '',
    ].flatMap(faultsOf),
  ]);
  const headings = all.filter(({ tagName }) => tagName === 'h1');
  return {
    ids: new Set(described.flatMap(({ given }) => given.id ?? [])),
    links: described.flatMap(({ element, given }) => {
      const address = element.tagName === 'img' ? given.src : given.href;
      return /^(a|img)$/.test(element.tagName) && /^[/#]/.test(address ?? '') ? address! : [];
    }),
    headline: headings.map((heading) => textOf(heading).replace(/\s+/g, ' ').trim()).join(' / '),
    faults: [...new Set(faults)],
  };
}

/**
 * @param pages by route
 * @param isFile whether an address is a file that the site serves
 * @returns for each route, its links that lead nowhere
 */
export function deadLinks(
  pages: ReadonlyMap<string, Page>,
  isFile: (path: string) => boolean,
): Map<string, string[]> {
  const leadsSomewhere = (from: string, link: string) => {
    const { pathname, hash } = new URL(link, `http://site${from}`);
    const page = pages.get(pathname);
    if (!page) return isFile(pathname);
    return hash === '' || page.ids.has(decodeURIComponent(hash.slice(1)));
  };
  return new Map(
    [...pages].map(([route, { links }]) => [
      route,
      [...new Set(links)].filter((link) => !leadsSomewhere(route, link)),
    ]),
  );
}
