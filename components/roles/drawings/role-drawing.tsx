import type { ComponentType } from 'react';
import { AcornsDrawing } from '@/components/roles/drawings/acorns';
import { CreatorDrawing } from '@/components/roles/drawings/creator';
import { ManagerDrawing } from '@/components/roles/drawings/manager';
import { SolunaDrawing } from '@/components/roles/drawings/soluna';
import type { RoleId } from '@/lib/content/roles';

const drawings: Record<RoleId, ComponentType> = {
  manager: ManagerDrawing,
  acorns: AcornsDrawing,
  soluna: SolunaDrawing,
  creator: CreatorDrawing,
};

/** The picture of a role, without its ground: the place it hangs in brings the ink. */
export function RoleDrawing({ role }: { role: RoleId }) {
  const Drawing = drawings[role];
  return <Drawing />;
}
