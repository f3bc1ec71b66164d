'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/browser/chunk';

type Report = ComponentType<{ address: string }>;

/**
 * Reports Core Web Vitals. The script that measures is loaded when the page is idle: the browser
 * buffers its performance entries until an observer reads them, so none is missed.
 */
export function Vitals({ address }: { address: string }) {
  const [Report, setReport] = useState<Report>();

  useEffect(() => {
    const load = () =>
      loadChunk(() => import('./vitals-report'))
        .then(({ VitalsReport }) => setReport(() => VitalsReport))
        // Measuring is not part of what the visitor came for: no error in the console.
        .catch(() => undefined);
    // Safari, from our oldest (browserslist in package.json) to the newest, has no
    // requestIdleCallback unless a flag is set.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 2000);
  }, []);

  return Report ? <Report address={address} /> : null;
}
