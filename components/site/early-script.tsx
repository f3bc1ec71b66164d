'use client';

import { formMarksScript } from '@/components/site/form-marks-script';
import { nightScript } from '@/components/site/night-script';
import { retryScript } from '@/components/site/retry-script';

/** One script, whose hash stands in the policy of every page: it decides the night before anything is painted. */
const script = () => [nightScript, retryScript, formMarksScript].join(';\n');

/**
 * What must run before the page is there: it stands before all content. It is in the HTML alone, as the data of a
 * client component does not repeat it, and in the browser it has run already.
 */
export function EarlyScript() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? script() : '' }}
    />
  );
}
