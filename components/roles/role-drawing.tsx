import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import acorns from '@/components/roles/acorns/drawing.svg?raw';
import creator from '@/components/roles/creator/drawing.svg?raw';
import manager from '@/components/roles/manager/drawing.svg?raw';
import soluna from '@/components/roles/soluna/drawing.svg?raw';
import type { RoleId } from '@/lib/roles';

/** Each on a field of 320 x 368 that begins at 0 -48, with what it is known by around 160 120. */
const drawings: Record<RoleId, string> = { manager, acorns, soluna, creator };

/** The picture of a role, without its ground: the place it hangs in brings the ink. Decorative. */
export function RoleDrawing({ role }: { role: RoleId }) {
  return <Drawing svg={drawings[role]} className={ink.ink} />;
}

/** Holds the drawing of a page's role once; the page's poster, ticket and bar refer to it by id. */
export function RoleSheet({ role }: { role: RoleId }) {
  // Where it is shown by its id, styles reach what is in the group alone.
  const group = `<g id="role-drawing" class="${ink.ink}"`;
  return <Drawing svg={drawings[role].replace('<g', group)} className="visually-hidden" />;
}

/** All of the drawing that the page's RoleSheet holds. Decorative. */
export function RolePoster() {
  return (
    <svg viewBox="0 -48 320 368" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <use href="#role-drawing" />
    </svg>
  );
}
