'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { useCallback, useState } from 'react';

/** What we use of a metric; Next ships its type without the library that declares it. */
interface Metric {
  name: string;
  value: number;
  rating: string;
  /** Where browsers measure each page of a visit: the page that this is about. */
  navigationURL?: string;
}

/** Measures, and sends each figure as soon as it is final: most are when the visitor leaves. */
export function VitalsReport({ address }: { address: string }) {
  // Elsewhere the figures are about the page that was loaded, wherever the visitor is by then.
  const [loaded] = useState(() => location.href);
  const report = useCallback(
    ({ name, value, rating, navigationURL = loaded }: Metric) => {
      const path = new URL(navigationURL, location.href).pathname;
      // Text, not JSON by name: a beacon to another origin would need its leave first.
      navigator.sendBeacon(
        address,
        JSON.stringify({ name, value: Math.round(value * 1000) / 1000, rating, path }),
      );
    },
    [address, loaded],
  );
  useReportWebVitals(report);
  return null;
}
