/** Which pages take applications now: a marketer closes a role in its facts.ts. */
import { landingRoutes, roleList, routesOf } from '@/components/roles';

/** @returns whether this route is the page of a closed role */
export const isClosed = (route: string): boolean =>
  roleList.some((role) => !role.open && routesOf(role).some((own) => own === route));

/** The position pages, which open at their form. */
export const positionPages = landingRoutes;
