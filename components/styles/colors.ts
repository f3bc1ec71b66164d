/**
 * The colors for what is drawn outside a page: social cards, icons, the web manifest, drawings that are
 * files. The same as in components/styles/tokens.css; a test compares them.
 */
export const colors = {
  paper: '#fff',
  chalk: '#f3f5f0',
  ink: '#11150f',
  'ink-soft': '#545a50',
  gold: '#ffb71b',
  'gold-deep': '#e09a00',
  green: '#0e5a3c',
  sky: '#cfe6f7',
  brick: '#c8401f',
  rule: '#e5a48f',
} as const;

/** The browser’s frame, by day and by night, until a script knows more (components/site/night.ts). */
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
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
      const color = new Map<string, string>(Object.entries(colors)).get(name);
      if (!color) throw new Error(`components/styles/colors.ts has no color named ${name}`);
      return color;
    })
    .replaceAll('currentColor', colors.ink);
}
