'use client';

import { useEffect, useState, type ComponentType } from 'react';

/** Loads VitalsReport when the page is idle. Browsers buffer performance entries, so none is missed. */
export function Vitals() {
  const [Report, setReport] = useState<ComponentType>();

  useEffect(() => {
    // Some privacy settings and extensions remove it.
    if (!('sendBeacon' in navigator)) return;
    const load = () =>
      void import('./vitals-report')
        .then(({ VitalsReport }) => setReport(() => VitalsReport))
        // Not logged, because visitors lose nothing.
        .catch(() => undefined);
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load);
  }, []);

  return Report ? <Report /> : null;
}
