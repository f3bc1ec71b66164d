'use client';

import { nightStorageKey, nightUpdateEvent } from '@/components/ui/night';
import { startNight } from '@/components/site/night-script';
import { retryScripts } from '@/components/site/retry-script';
import { startScrolling } from '@/components/site/scroll-script';
import { scrolledThresholdPx } from '@/lib/browser/scrolling';

/** Returns a call of a function as text. */
const callAsText = <T extends unknown[]>(run: (...values: T) => void, ...values: T) =>
  `(${run.toString()})(${values.map((value) => JSON.stringify(value)).join()})`;

/** One script, because each inline script adds a hash to the content security policy of every page. */
const createScript = () =>
  [
    callAsText(startNight, nightStorageKey, nightUpdateEvent),
    callAsText(retryScripts),
    callAsText(startScrolling, scrolledThresholdPx),
  ].join(';\n');

/**
 * Runs before the first paint. A client component, because the script of a server component would be sent twice: as HTML
 * and in the RSC payload. Its text is empty in the browser, where the script has already run.
 */
export function EarlyScript() {
  return (
    <script
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? createScript() : '' }}
    />
  );
}
