'use client';

import type { ComponentProps } from 'react';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';

/**
 * A date input, once the page is hydrated: its own parts would delay a phone's first paint, and without
 * JavaScript there is no planner.
 */
export function LaunchInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...props} type={useIsHydrated() ? 'date' : 'text'} />;
}
