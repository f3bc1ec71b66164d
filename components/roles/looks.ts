import type { Look, Role } from '@/components/role-page/types';

const looks = import.meta.glob<{ look: Look }>('./*/look.ts', { eager: true });

/** Returns the look of a role, for pages that show all roles. Throws if the role has none. */
export function findLook({ id }: Role): Look {
  const look = looks[`./${id}/look.ts`]?.look;
  if (!look) throw new Error(`components/roles/${id}/look.ts is missing.`);
  return look;
}
