'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What we use of a metric; Next ships its type without the library that declares it. */
interface Metric {
  name: string;
  value: number;
  rating: string;
  /** Where browsers measure each page of a visit: the page that this is about. */
  navigationURL?: string;
}

/** More than one page's worth; a report has room for them (lib/server/vitals.ts). */
const maxPending = 20;

/**
 * Measures, and sends what it has when the page is hidden: one request for a page, and none while
 * it loads.
 */
export function VitalsReport({ address }: { address: string }) {
  const pending = useRef<object[]>([]);
  const send = useCallback(() => {
    // Text, not a Blob of type JSON: to another origin that would take a CORS preflight first.
    if (pending.current.length)
      navigator.sendBeacon(address, JSON.stringify(pending.current.splice(0)));
  }, [address]);

  // Without navigationURL a metric is about the page that was loaded, whatever is shown by then.
  const [loadedUrl] = useState(() => location.href);
  const collect = useCallback(
    ({ name, value, rating, navigationURL = loadedUrl }: Metric) => {
      const path = new URL(navigationURL, location.href).pathname;
      pending.current.push({ name, value: Math.round(value * 1000) / 1000, rating, path });
      if (pending.current.length === maxPending) send();
    },
    [loadedUrl, send],
  );
  useReportWebVitals(collect);

  useEffect(() => {
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
  }, [send]);
  return null;
}
