/** What `npm run check:copy` objects to. */
import { acornsFacts, facts, managerFacts, solunaFacts } from '@/lib/content/phrases';
import { attribute, elementsOf, ownText, UNREAD } from '@/lib/scripts/html';

/** What we count, and every figure that the facts give for it. */
const COUNTED: Readonly<Record<string, readonly unknown[]>> = {
  campuses: [facts.campuses, facts.campusesManaged, facts.pilotCampuses, facts.scaleCampuses],
  students: [facts.vettedStudents, facts.studentsEngagedWeekly, facts.reach],
  reach: [facts.reach],
  days: [facts.launchDays],
  hours: [
    managerFacts.hoursPerWeek,
    managerFacts.hoursPerMonth,
    acornsFacts.hours,
    solunaFacts.hours,
  ],
  weeks: [solunaFacts.length],
  followers: [acornsFacts.followers],
  positions: [acornsFacts.positions],
};

/** A figure, at most two words, and what it counts: “2,500+ vetted students”, “30-day window”. */
const CLAIM = new RegExp(
  `(\\d[\\d,.]*[kM]?)\\+?[\\s-](?:[a-z]+ ){0,2}?(${Object.keys(COUNTED).join('|')}|day)\\b`,
  'gi',
);

const digits = (value: unknown) => /\d[\d,.]*[kM]?/.exec(String(value))?.[0];

/**
 * @param text what a visitor reads
 * @returns one line for each figure that lib/content/facts.ts does not know
 */
export function contradictions(text: string): string[] {
  return [...text.matchAll(CLAIM)].flatMap(([claim, figure, noun = '']) => {
    const known = COUNTED[noun.toLowerCase()] ?? COUNTED[`${noun.toLowerCase()}s`] ?? [];
    const isKnown = known.some((value) => digits(value) === figure);
    return isKnown
      ? []
      : [`“${claim}” is not in lib/content/facts.ts (it has ${known.map(digits).join(', ')})`];
  });
}

/**
 * @param text what a visitor reads or hears
 * @returns a line if it holds a straight quote
 */
export function straightQuotes(text: string): string[] {
  const found = text.search(/["']/);
  if (found < 0) return [];
  const around = text.slice(Math.max(0, found - 20), found + 20).trim();
  return [`a straight quote (use ’ “ ”) in “…${around}…”`];
}

/**
 * @param value what a copy file exports
 * @returns every piece of text in it, with the way to it, like `hero.title`
 */
export function textsIn(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, at ? `${at}.${key}` : key));
}

/** @param html a page as the build wrote it */
export function readPage(html: string) {
  const all = elementsOf(html);
  return {
    /** What is said by attributes comes from the copy files. */
    texts: all.filter(({ tagName }) => !UNREAD.includes(tagName)).map(ownText),
    ids: new Set(all.map((element) => attribute(element, 'id'))),
    /** Addresses within the site that the page links to, or shows as a picture. */
    links: all
      .filter(({ tagName }) => tagName === 'a' || tagName === 'img')
      .map((element) => attribute(element, element.tagName === 'a' ? 'href' : 'src') ?? '')
      .filter((address) => /^[/#]/.test(address)),
  };
}

/**
 * @param pages by route
 * @param isFile whether an address is a file that the site serves
 * @returns for each route, its links that lead nowhere
 */
export function deadLinks(
  pages: ReadonlyMap<string, ReturnType<typeof readPage>>,
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
