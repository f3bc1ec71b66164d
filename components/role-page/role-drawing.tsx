import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import type { Look } from '@/components/role-page/types';

interface RoleDrawingProps {
  look: Look;
}

/** A role's drawing without its background; the container sets the colors. Decorative. */
export function RoleDrawing({ look }: RoleDrawingProps) {
  return <Drawing svg={look.drawing} className={ink.ink} />;
}

/** Contains the drawing of a page's role once; the poster, the ticket and the bar refer to it by id. */
export function RoleSheet({ look }: RoleDrawingProps) {
  // In copies by `<use>`, styles apply only inside the group.
  const group = `<g id="role-drawing" class="${ink.ink}"`;
  return <Drawing svg={look.drawing.replace('<g', group)} className="visually-hidden" />;
}

/** The whole drawing of the page's RoleSheet. Decorative. */
export function RolePoster() {
  return (
    <svg viewBox="0 -48 320 368" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <use href="#role-drawing" />
    </svg>
  );
}
