/** Limits on the size of pages, for e2e/site/budgets.spec.ts and `npm run bench:weight`. Bytes after gzip. */
import { formList } from '@/components/site/forms';
import { routes } from '@/lib/site';

const KB = 1000;

/**
 * The script of an empty Next page: React, the router and the bundler's loader, without polyfills. Measured by
 * `npm run bench:weight` with Next 16.4.6 and React 19.3.1; measure it again after an update of Next.
 */
export const scriptFloor = 135.4 * KB;

export const budgets = {
  /** Above the floor, without interaction: `form` for a page with a form, `content` for the others; `planner` on top for /brands. */
  script: { content: 14.5 * KB, form: 33.4 * KB, planner: 1.2 * KB },
  /** Includes inlined styles and the data for hydration. */
  html: 43 * KB,
  fonts: { files: 1, bytes: 40 * KB },
  /** Without pictures and lazily loaded logos. */
  requests: 16,
  /** Drawings, each about 1 KB or less. */
  pictures: 11,
  /** Layout shift when the font loads after the first paint; nothing else may shift. */
  lateFontShift: 0.01,
} as const;

/** Pages with a form. */
export const formRoutes: readonly string[] = formList.map(({ route }) => route);

/** Returns how much script a page may load above the floor, in bytes. */
export function scriptBudget(route: string): number {
  const { content, form, planner } = budgets.script;
  if (!formRoutes.includes(route)) return content;
  return route === routes.brands ? form + planner : form;
}
