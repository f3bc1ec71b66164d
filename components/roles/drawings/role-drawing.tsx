import type { ComponentType } from 'react';
import { AcornsDrawing } from '@/components/roles/drawings/acorns';
import { CreatorDrawing } from '@/components/roles/drawings/creator';
import { ManagerDrawing } from '@/components/roles/drawings/manager';
import { SolunaDrawing } from '@/components/roles/drawings/soluna';
import ink from '@/components/art/ink.module.css';
import type { RoleId } from '@/lib/content/roles';

/** Each on a field of 320 x 368 that begins at 0 -48, with what it is known by around 160 120. */
const drawings: Record<RoleId, ComponentType> = {
  manager: ManagerDrawing,
  acorns: AcornsDrawing,
  soluna: SolunaDrawing,
  creator: CreatorDrawing,
};

const field = '0 -48 320 368';

/** The picture of a role, without its ground: the place it hangs in brings the ink. Decorative. */
export function RoleDrawing({ role }: { role: RoleId }) {
  const Drawing = drawings[role];
  return (
    <svg viewBox={field} preserveAspectRatio="xMidYMax" aria-hidden="true" focusable="false">
      <g className={ink.ink}>
        <Drawing />
      </g>
    </svg>
  );
}

/** Holds the drawing of a page's role once; the page's poster, ticket and bar refer to it by id. */
export function RoleSheet({ role }: { role: RoleId }) {
  const Drawing = drawings[role];
  return (
    <svg className="visually-hidden" aria-hidden="true" focusable="false">
      <g id="role-drawing" className={ink.ink}>
        <Drawing />
      </g>
    </svg>
  );
}

/** All of the drawing that the page's RoleSheet holds. Decorative. */
export function RolePoster() {
  return (
    <svg viewBox={field} preserveAspectRatio="xMidYMax" aria-hidden="true" focusable="false">
      <use href="#role-drawing" />
    </svg>
  );
}
