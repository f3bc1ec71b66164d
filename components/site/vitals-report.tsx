'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';

/** The parts of a metric that we use. Next's own type depends on a package that it doesn't install. */
interface Metric {
  name: string;
  value: number;
  rating: string;
  /** The measured page, in browsers that measure client navigations. */
  navigationURL?: string;
}

/** The server rejects longer reports (lib/server/vitals.ts). */
const MAX_METRICS_PER_REPORT = 20;

const unsentMetrics: object[] = [];

/** Metrics without navigationURL belong to the page that was loaded first, even after client navigations. */
const loadedUrl = location.href;

function collect({ name, value, rating, navigationURL = loadedUrl }: Metric) {
  const path = new URL(navigationURL, location.href).pathname;
  unsentMetrics.push({ name, value: Math.round(value * 1000) / 1000, rating, path });
}

/** Collects Core Web Vitals and sends them in one request when the page is hidden. */
export function VitalsReport({ address }: { address: string }) {
  useReportWebVitals(collect);

  useEffect(() => {
    const send = () => {
      // Text, because a Blob of type JSON needs a CORS preflight to other origins.
      while (unsentMetrics.length > 0)
        navigator.sendBeacon(
          address,
          JSON.stringify(unsentMetrics.splice(0, MAX_METRICS_PER_REPORT)),
        );
    };
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    // On window, because its listeners run after those on document, which finish most metrics.
    addEventListener('visibilitychange', sendIfHidden);
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('visibilitychange', sendIfHidden);
      removeEventListener('pagehide', send);
    };
  }, [address]);
  return null;
}
