/**
 * What a page may weigh: asserted by e2e/site/budgets.spec.ts, printed beside the figures by
 * `npm run bench:weight`. Bytes as they travel (gzip, 1 KB = 1000); never times.
 */
const KB = 1000;
const KiB = 1024;

/**
 * The script of a Next page that says nothing: React, the router, Turbopack's loader, without the
 * polyfills that today's browsers do not fetch. Measured for Next 16.4.5 and React 19.3.1; `npm run
 * bench:weight` builds such a page and measures it again. Update it with Next, and say so.
 */
export const scriptFloor = 135.4 * KB;

export const budgets = {
  /** Above the floor: all that comes before the first touch of a field, idle time included. */
  script: { content: 10.2 * KB, form: 14 * KB },
  /** With the page's styles, and the data that its scripts begin with. */
  html: 40 * KB,
  fonts: { files: 1, bytes: 40 * KB },
  requests: 16,
  /**
   * Layout shift when the font comes after the first paint: a line of its stand-in may break
   * elsewhere. Nothing else may shift at all.
   */
  lateFontShift: 0.01,
  everything: 240 * KiB,
} as const;

/** Pages that carry a form may carry its fields' script. */
export const formRoutes: readonly string[] = [
  '/brands',
  '/creator',
  '/creators',
  '/ambassador-manager',
  '/acorns-ambassador',
  '/soluna-ambassador',
];

/** @returns which of two budgets a route has */
export const kindOf = (route: string) => (formRoutes.includes(route) ? 'form' : 'content');
