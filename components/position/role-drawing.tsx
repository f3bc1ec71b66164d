import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import type { Look } from '@/components/position/types';

interface RoleDrawingProps {
  look: Look;
}

/** The picture of a role, without its ground: the place it hangs in brings the ink. Decorative. */
export function RoleDrawing({ look }: RoleDrawingProps) {
  return <Drawing svg={look.drawing} className={ink.ink} />;
}

/** Holds the drawing of a page's role once; the page's poster, ticket and bar refer to it by id. */
export function RoleSheet({ look }: RoleDrawingProps) {
  // Where it is shown by its id, styles reach what is in the group alone.
  const group = `<g id="role-drawing" class="${ink.ink}"`;
  return <Drawing svg={look.drawing.replace('<g', group)} className="visually-hidden" />;
}

/** All of the drawing that the page's RoleSheet holds. Decorative. */
export function RolePoster() {
  return (
    <svg viewBox="0 -48 320 368" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <use href="#role-drawing" />
    </svg>
  );
}
