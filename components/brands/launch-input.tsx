'use client';

import type { ComponentProps } from 'react';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

/**
 * A date input, once the page is hydrated: its own parts would delay a phone's first paint. Until then nobody
 * writes into it what is no date; without JavaScript there is no planner.
 */
export function LaunchInput(props: Omit<ComponentProps<'input'>, 'type' | 'disabled'>) {
  const isHydrated = useIsHydrated();
  return <input {...props} type={isHydrated ? 'date' : 'text'} disabled={!isHydrated} />;
}
