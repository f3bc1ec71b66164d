'use client';

import { formMarksScript } from '@/components/site/form-marks-script';
import { nightScript } from '@/components/site/night-script';
import { retryScript } from '@/components/site/retry-script';

/** One script, because each inline script adds a hash to the content security policy of every page. */
const script = () => [nightScript, retryScript, formMarksScript].join(';\n');

/**
 * Runs the scripts that must run before the first paint. A client component, because the script of a server component
 * would be sent twice: as HTML and in the RSC payload. Renders empty in the browser, where the script has already run.
 */
export function EarlyScript() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? script() : '' }}
    />
  );
}
