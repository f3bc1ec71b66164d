import * as acornsCopy from '@/components/roles/acorns/copy';
import { facts as acornsFacts } from '@/components/roles/acorns/facts';
import { form as acornsForm } from '@/components/roles/acorns/form';
import * as creatorCopy from '@/components/roles/creator/copy';
import { facts as creatorFacts } from '@/components/roles/creator/facts';
import { creatorPages } from '@/components/roles/creator/pages';
import * as managerCopy from '@/components/roles/manager/copy';
import { facts as managerFacts } from '@/components/roles/manager/facts';
import { form as managerForm } from '@/components/roles/manager/form';
import type { Role, RoleId } from '@/components/roles/shared/types';
import * as solunaCopy from '@/components/roles/soluna/copy';
import { facts as solunaFacts } from '@/components/roles/soluna/facts';
import { form as solunaForm } from '@/components/roles/soluna/form';

const { metadata, form } = creatorPages[creatorFacts.route];

export const roles: Readonly<Record<RoleId, Role>> = {
  manager: { ...managerFacts, ...managerCopy, form: managerForm },
  acorns: { ...acornsFacts, ...acornsCopy, form: acornsForm },
  soluna: { ...solunaFacts, ...solunaCopy, form: solunaForm },
  creator: { ...creatorFacts, ...creatorCopy, metadata, form },
};

/** All roles, in the order of their tickets on /roles. */
export const roleList: readonly Role[] = Object.values(roles);

/** Returns the open roles that have a season, which are the programs of clients. */
export const listPrograms = () => roleList.filter(({ open, dates }) => open && dates);
