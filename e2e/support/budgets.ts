/**
 * What a page may weigh: asserted by e2e/site/budgets.spec.ts, printed beside the figures by
 * `npm run bench:weight`. Bytes as they travel (gzip, 1 KB = 1000); never times.
 */
import { formList } from '@/components/site/forms';
import { routes } from '@/lib/site';

const KB = 1000;

/**
 * The script of a Next page that says nothing: React, the router, the bundler's loader, without the
 * polyfills that today's browsers do not fetch. Measured for Next 16.4.5 and 16.4.6 and React 19.3.1; `npm run
 * bench:weight` builds such a page and measures it again. Update it with Next, and say so.
 */
export const scriptFloor = 135.4 * KB;

export const budgets = {
  /**
   * Above the floor: all that a page loads by itself, idle time included; 2.5 KB are next/link. With a
   * form, which is hydrated with its page, 170 KB in all. The aim for a form is 33.4 KB: reading the errors of common
   * frameworks and removing invisible characters have cost 0.8 KB more.
   */
  script: { content: 14.5 * KB, form: 34.3 * KB, planner: 1.4 * KB },
  /** With the page's styles, in both palettes, and the data that its scripts begin with. */
  html: 43 * KB,
  fonts: { files: 1, bytes: 40 * KB },
  /** Without pictures, and without clients' logos, which are asked for when they come near. */
  requests: 16,
  /** Drawings, each about 1 KB or less: a yearbook has eight, the cord of every page three. */
  pictures: 11,
  /**
   * Layout shift when the font comes after the first paint: a line of its stand-in may break
   * elsewhere. Nothing else may shift at all.
   */
  lateFontShift: 0.01,
} as const;

/** Pages that carry a form. */
export const formRoutes: readonly string[] = formList.map(({ route }) => route);

/** @returns how much script a page may load above the floor, in bytes; the brands’ page has the planner, too */
export function scriptBudget(route: string): number {
  const { content, form, planner } = budgets.script;
  if (!formRoutes.includes(route)) return content;
  return route === routes.brands ? form + planner : form;
}
