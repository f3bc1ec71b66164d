import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * @returns false on the server and in the first render of hydration, then true. What depends on a
 *   draft waits for it: the server's HTML knows of none, and React does not correct attributes.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
