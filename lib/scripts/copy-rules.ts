/** What `npm run check:copy` objects to in a piece of text. */

/** Words that could stand on any agency's site, and so say nothing on ours. */
const EMPTY_WORDS = new RegExp(
  `\\b(?:${[
    'unlock\\w*',
    'elevat(?:e|es|ed|ing)',
    'empower\\w*',
    'seamless\\w*',
    'leverag\\w*',
    'supercharg\\w*',
    'revolutioni[sz]\\w*',
    'synerg\\w*',
    'disrupt\\w*',
    'transformativ\\w*',
    'holistic\\w*',
    'bespoke',
    'delv(?:e|es|ed|ing)',
    'harness\\w*',
    'game.?chang\\w*',
    'cutting.edge',
    'next.level',
    'best.in.class',
    'world.class',
    'state.of.the.art',
    'one.stop.shop',
    'thought.leader\\w*',
    'value.add\\w*',
    'turn.?key',
  ].join('|')})\\b`,
  'gi',
);

/** Enough of the text to find it again. */
const around = (text: string, at: number) =>
  `${at > 20 ? '…' : ''}${text.slice(Math.max(0, at - 20), at + 30).trim()}…`;

/**
 * @param text what a visitor reads or hears
 * @returns one line for each fault: an empty word, a double space, a straight quote
 */
export function faultsOf(text: string): string[] {
  const empty = [...text.matchAll(EMPTY_WORDS)].map(([word]) => `the empty word “${word}”`);
  const at = (pattern: RegExp, what: string) => {
    const found = text.search(pattern);
    return found < 0 ? [] : [`${what} in “${around(text, found)}”`];
  };
  return [
    ...empty,
    ...at(/\S {2,}\S/, 'two spaces'),
    ...at(/["']/, 'a straight quote (use ’ “ ”)'),
    ...at(/\s[,.;:!?](?:\s|$)/, 'a space before a mark'),
  ];
}

/** Words that may be left out: a note that a stamp has or has not, a unit behind a figure. */
const MAY_BE_BLANK = /\b(?:note|suffix)$/;

/**
 * @param at where a text stands, as `textsIn` gives it
 * @param text the text there
 * @returns a line if nothing stands where a visitor expects words
 */
export function blankOf(at: string, text: string): string[] {
  return text.trim() === '' && !MAY_BE_BLANK.test(at) ? ['nothing, where words should be'] : [];
}

/**
 * @param value what a copy file exports
 * @returns every piece of text in it, with the way to it, like `hero.title`
 */
export function textsIn(value: unknown, at = ''): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, /^\d+$/.test(key) ? `${at}[${key}]` : at ? `${at}.${key}` : key),
  );
}
