import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false on the server and in the first render of hydration, then true. Render browser state such as drafts only
 * when it is true: React does not correct attributes that differ from the server's HTML.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
