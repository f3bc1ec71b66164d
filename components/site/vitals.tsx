'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '@/lib/browser/chunk';

type ReportComponent = ComponentType<{ address: string }>;

/** Loads VitalsReport when the page is idle. Browsers buffer performance entries, so none is missed. */
export function Vitals({ address }: { address: string }) {
  const [Report, setReport] = useState<ReportComponent>();

  useEffect(() => {
    const load = () =>
      loadChunk(() => import('./vitals-report'))
        .then(({ VitalsReport }) => setReport(() => VitalsReport))
        // Not logged, because visitors lose nothing.
        .catch(() => undefined);
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 2000);
  }, []);

  return Report ? <Report address={address} /> : null;
}
