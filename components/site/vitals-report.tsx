'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useCallback, useEffect, useState } from 'react';

/** What we use of a metric; Next ships its type without the library that declares it. */
interface Metric {
  name: string;
  value: number;
  rating: string;
  /** Where browsers measure each page of a visit: the page that this is about. */
  navigationURL?: string;
}

/** More than one page's worth; a report has room for them (lib/vitals.ts). */
const MOST = 20;

/**
 * Measures, and sends what it has when the visitor leaves or looks elsewhere: one request for a
 * page, and none while it loads.
 */
export function VitalsReport({ address }: { address: string }) {
  const [figures] = useState<object[]>([]);
  const send = useCallback(() => {
    // Text, not JSON by name: a beacon to another origin would need its leave first.
    if (figures.length) navigator.sendBeacon(address, JSON.stringify(figures.splice(0)));
  }, [address, figures]);

  // Elsewhere the figures are about the page that was loaded, wherever the visitor is by then.
  const [loaded] = useState(() => location.href);
  const note = useCallback(
    ({ name, value, rating, navigationURL = loaded }: Metric) => {
      const path = new URL(navigationURL, location.href).pathname;
      figures.push({ name, value: Math.round(value * 1000) / 1000, rating, path });
      if (figures.length === MOST) send();
    },
    [figures, loaded, send],
  );
  useReportWebVitals(note);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') send();
    };
    // At the window, after everything that listens at the document: most figures are final then.
    addEventListener('visibilitychange', leave);
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', send);
    };
  }, [send]);
  return null;
}
