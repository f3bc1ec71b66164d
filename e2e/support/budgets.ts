/** Limits for each page, which e2e/site/budgets.spec.ts checks. Sizes are in bytes as sent, with gzip. */
import { formList } from '@/components/site/forms';
import { routes } from '@/lib/routes';

const KB = 1000;

/**
 * The scripts of an empty Next page: React, the router and the bundler's loader, without polyfills. Measured
 * with Next 16.4.6 and React 19.3.1. Measure again after an update of Next.
 */
export const emptyPageScriptBytes = 135.4 * KB;

export const budgets = {
  /**
   * Scripts in addition to emptyPageScriptBytes, before any interaction. `content` is for pages without a form, `form`
   * for pages with one. /brands has a form and a planner, and may load the sum of `form` and `planner`.
   */
  script: { content: 14.5 * KB, form: 31 * KB, planner: 1.2 * KB },
  /** The HTML, including inlined styles and the data for hydration. */
  html: 44 * KB,
  fonts: { files: 1, bytes: 40 * KB },
  /** The number of requests, without pictures and lazily loaded logos. */
  requests: 16,
  /** The number of pictures, which are drawings of at most about 1 KB. */
  pictures: 11,
  /** The layout shift score when the font loads after the first paint. Nothing else may shift. */
  lateFontShift: 0.02,
} as const;

/** Pages with a form while their roles are open. */
export const formRoutes: readonly string[] = formList.map(({ route }) => route);

/** Returns how many bytes of script a page may load in addition to emptyPageScriptBytes. */
export function scriptBudget(route: string): number {
  const { content, form, planner } = budgets.script;
  if (!formRoutes.includes(route)) return content;
  return route === routes.brands ? form + planner : form;
}
