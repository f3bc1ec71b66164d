'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/chunk';

type Report = ComponentType<{ address: string }>;

/**
 * Reports Core Web Vitals. What measures is loaded when the page has come to rest: the browser
 * keeps its observations until somebody asks, so nothing is missed and nothing waits for it.
 */
export function Vitals({ address }: { address: string }) {
  const [Report, setReport] = useState<Report>();

  useEffect(() => {
    const load = () =>
      loadChunk(() => import('./vitals-report'))
        .then(({ VitalsReport }) => setReport(() => VitalsReport))
        // A page that nobody measured is as good as any other: no line in the visitor's console.
        .catch(() => undefined);
    // Safari has had no idle callback for most of its life.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 2000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, []);

  return Report ? <Report address={address} /> : null;
}
