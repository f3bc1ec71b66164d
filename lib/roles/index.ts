import { role as acorns } from '@/lib/roles/acorns/role';
import { role as creator } from '@/lib/roles/creator/role';
import { role as manager } from '@/lib/roles/manager/role';
import { role as soluna } from '@/lib/roles/soluna/role';
import type { Network, Position, Role } from '@/lib/roles/types';

/**
 * Every role, in the order of the ticket numbers. Tickets, routes, forms, sitemap, social cards, postings and
 * the privacy policy follow from this list (docs/roles.md).
 */
export const roleList: readonly Role[] = [manager, acorns, soluna, creator];

export const positions = roleList.filter((role): role is Position => role.kind === 'position');
export const networks = roleList.filter((role): role is Network => role.kind === 'network');

/** @returns the role's number as its ticket prints it, from `001` on */
export function ticketNumber({ id }: Role): string {
  const place = roleList.findIndex((role) => role.id === id) + 1;
  return `${place}`.padStart(3, '0');
}

/** @returns the routes of the role's pages, of which search engines are shown the first */
export const routesOf = (role: Role) =>
  role.kind === 'network' ? [role.route, role.secondRoute] : [role.route];

/** @returns the role's forms, in the order of its routes */
export const formsOf = (role: Role) =>
  role.kind === 'network' ? [role.form, role.secondForm] : [role.form];

/** The pages that open at their form. */
export const landingRoutes = positions.map(({ route }): string => route);
