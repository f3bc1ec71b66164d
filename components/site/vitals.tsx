'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useEffect } from 'react';

/** The parts of a metric that we use. Next's own type depends on a package that it doesn't install. */
interface Metric {
  name: string;
  value: number;
  rating: string;
}

const metrics: object[] = [];

/** Metrics belong to the page that was loaded, even after client navigations. */
function collect({ name, value, rating }: Metric) {
  const [load] = performance.getEntriesByType('navigation');
  const path = new URL(load?.name ?? location.href).pathname;
  metrics.push({ name, value: Math.round(value * 1000) / 1000, rating, path });
}

/** Collects Core Web Vitals and sends them when the page is hidden. */
export function Vitals() {
  useReportWebVitals(collect);

  useEffect(() => {
    const send = () => {
      if (document.visibilityState !== 'hidden' || metrics.length === 0) return;
      // Some privacy settings and extensions remove it.
      navigator.sendBeacon?.('/api/vitals', JSON.stringify(metrics.splice(0)));
    };
    // On window, because its listeners run after those on document, which finish most metrics.
    addEventListener('visibilitychange', send);
    return () => removeEventListener('visibilitychange', send);
  }, []);
  return null;
}
