/** Reads the colors of tokens.css for metadata and the web manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const tokens = readFileSync(path.join(process.cwd(), 'components/styles/tokens.css'), 'utf8');

/** The colors by day, by name. */
export const palette: ReadonlyMap<string, string> = new Map(
  Array.from(
    tokens.matchAll(/^ +--(\w[\w-]*): (?:light-dark\()?(#[0-9a-f]+)/gm),
    ([, name, color]) => [`${name}`, `${color}`],
  ),
);

/** Returns a color by day. Throws if tokens.css has no color of this name. */
function findColor(name: string): string {
  const value = palette.get(name);
  if (!value) throw new Error(`components/styles/tokens.css has no color named ${name}`);
  return value;
}

export const colors = {
  paper: findColor('paper'),
  ink: findColor('ink'),
  gold: findColor('gold'),
};

/** The browser's theme color, until components/site/night-script.ts selects one. */
export const themeColor = [
  { media: '(prefers-color-scheme: light)', color: colors.paper },
  { media: '(prefers-color-scheme: dark)', color: colors.ink },
];
