/** Which pages take applications now: a marketer closes a role in lib/roles/index.ts. */
import { roleList } from '@/lib/roles';
import { routes } from '@/lib/site';

/** @returns whether this route is the page of a closed role */
export function isClosed(route: string): boolean {
  // Both creator pages are the pages of one role.
  const path = route === routes.creators ? routes.creator : route;
  return roleList.some((role) => role.route === path && !role.open);
}

/** The position pages, which open at their form. */
export const positionPages = [
  routes.ambassadorManager,
  routes.acornsAmbassador,
  routes.solunaAmbassador,
] as const;
