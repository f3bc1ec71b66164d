import { role as acorns } from '@/components/roles/acorns/role';
import { role as creator } from '@/components/roles/creator/role';
import { role as manager } from '@/components/roles/manager/role';
import { role as soluna } from '@/components/roles/soluna/role';
import type { Role, RoleId } from '@/components/roles/shared/types';

export const roles: Readonly<Record<RoleId, Role>> = { manager, acorns, soluna, creator };

/** All roles, in the order of their tickets on /roles. */
export const roleList: readonly Role[] = Object.values(roles);

/** The routes of the pages that open scrolled down to `initialScrollY` (lib/browser/scrolling.ts). */
export const positionRoutes = roleList
  .filter(({ posting }) => posting)
  .map(({ route }): string => route);
