import { role as acorns } from '@/components/roles/acorns/role';
import { role as creator } from '@/components/roles/creator/role';
import { role as manager } from '@/components/roles/manager/role';
import { role as soluna } from '@/components/roles/soluna/role';
import type { Network, Position, Role } from '@/components/role-page/types';
import { expectDates } from '@/components/roles/expect-dates';

/** All roles, in the order of the tickets (docs/roles.md). */
export const roleList: readonly Role[] = [manager, acorns, soluna, creator];

export const positions = roleList.filter((role): role is Position => role.kind === 'position');
export const networks = roleList.filter((role): role is Network => role.kind === 'network');

positions.forEach(expectDates);

/** Returns the routes of a role's pages; the first is the canonical one. */
export const listRoutes = (role: Role) =>
  role.kind === 'network' ? [role.route, role.secondRoute] : [role.route];

/** Returns a role's forms, in the order of its routes. */
export const listForms = (role: Role) =>
  role.kind === 'network' ? [role.form, role.secondForm] : [role.form];

/** The routes of the positions. Their pages open scrolled down to `initialScrollY` (lib/browser/scrolling.ts). */
export const positionRoutes = positions.map(({ route }): string => route);
