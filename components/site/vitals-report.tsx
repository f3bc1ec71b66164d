'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';

/** What we use of a metric; Next ships its type without the library that declares it. */
interface Metric {
  name: string;
  value: number;
  rating: string;
  /** Where browsers measure each page of a visit: the page that this is about. */
  navigationURL?: string;
}

/** A report has room for so many (lib/server/vitals.ts); one page has fewer. */
const maxFigures = 20;

/** What was measured and is not sent yet. */
const pending: object[] = [];

/** What a metric without navigationURL is about: the page that was loaded, whatever is shown by then. */
const loadedUrl = location.href;

function collect({ name, value, rating, navigationURL = loadedUrl }: Metric) {
  const path = new URL(navigationURL, location.href).pathname;
  pending.push({ name, value: Math.round(value * 1000) / 1000, rating, path });
}

/**
 * Measures, and sends what it has when the page is hidden: one request for a page, and none while
 * it loads.
 */
export function VitalsReport({ address }: { address: string }) {
  useReportWebVitals(collect);

  useEffect(() => {
    const send = () => {
      // Text, not a Blob of type JSON: to another origin that would take a CORS preflight first.
      while (pending.length > 0)
        navigator.sendBeacon(address, JSON.stringify(pending.splice(0, maxFigures)));
    };
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    // On window, which runs after the listeners on document: most metrics are final by then.
    addEventListener('visibilitychange', sendIfHidden);
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('visibilitychange', sendIfHidden);
      removeEventListener('pagehide', send);
    };
  }, [address]);
  return null;
}
