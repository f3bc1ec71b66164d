import * as acornsCopy from '@/components/roles/acorns/copy';
import { facts as acornsFacts } from '@/components/roles/acorns/facts';
import { form as acornsForm } from '@/components/roles/acorns/form';
import { role as creator } from '@/components/roles/creator/role';
import { role as manager } from '@/components/roles/manager/role';
import { createCampusRole } from '@/components/roles/shared/campus-role';
import type { Role, RoleId } from '@/components/roles/shared/types';
import * as solunaCopy from '@/components/roles/soluna/copy';
import { facts as solunaFacts } from '@/components/roles/soluna/facts';
import { form as solunaForm } from '@/components/roles/soluna/form';

export const roles: Readonly<Record<RoleId, Role>> = {
  manager,
  acorns: createCampusRole(acornsFacts, acornsCopy, acornsForm),
  soluna: createCampusRole(solunaFacts, solunaCopy, solunaForm),
  creator,
};

/** All roles, in the order of their tickets on /roles. */
export const roleList: readonly Role[] = Object.values(roles);

/** Returns the routes of the pages that open scrolled down (`initialScrollY` in lib/browser/scrolling.ts). */
export const listScrolledRoutes = (): string[] =>
  roleList.filter(({ open, posting }) => open && posting).map(({ route }) => route);
