/**
 * The colors of components/styles/tokens.css, by day, for what is drawn outside a page: social cards,
 * icons, the web manifest. Read where pages are built; no browser loads this file.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync(path.join(process.cwd(), 'components/styles/tokens.css'), 'utf8');

/** Every color by its name, in hexadecimal digits. Of a pair for day and night, that of the day. */
export const palette: ReadonlyMap<string, string> = new Map(
  Array.from(
    tokens.matchAll(/^ +--(\w[\w-]*): (?:var\(--day, )?(#[0-9a-f]+)/gm),
    ([, name, value]) => [`${name}`, `${value}`],
  ),
);

/** @throws if tokens.css has no color of this name */
function color(name: string): string {
  const value = palette.get(name);
  if (!value) throw new Error(`components/styles/tokens.css has no color named ${name}`);
  return value;
}

export const colors = {
  paper: color('paper'),
  ink: color('ink'),
  gold: color('gold'),
  rule: color('rule'),
};

/** The browser’s frame, by day and by night, until a script knows more (components/site/night-script.ts). */
export const themeColor = [
  { media: '(prefers-color-scheme: light)', color: colors.paper },
  { media: '(prefers-color-scheme: dark)', color: colors.ink },
];

/**
 * @param drawing SVG that takes its colors from the page it stands on
 * @returns the same drawing, on its own: `var(--gold)` and `currentColor` become hexadecimal colors
 */
export function resolveColors(drawing: string): string {
  return drawing
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => color(name))
    .replaceAll('currentColor', colors.ink);
}
