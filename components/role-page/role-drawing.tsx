import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import type { Look } from '@/components/role-page/types';

interface RoleDrawingProps {
  look: Look;
}

/** A role's drawing without its background. The container sets the colors. Decorative. */
export function RoleDrawing({ look }: RoleDrawingProps) {
  return <Drawing svg={look.drawing} className={ink.ink} />;
}

/** A hidden copy of the role's drawing, which `<use>` repeats in the header, the stub and the thank-you’s ticket. */
export function RoleSheet({ look }: RoleDrawingProps) {
  // `<use>` copies only the group, so the class must be on it.
  const group = `<g id="role-drawing" class="${ink.ink}"`;
  return <Drawing svg={look.drawing.replace('<g', group)} className="visually-hidden" />;
}

/** The drawing of the page's `RoleSheet`, uncropped. Decorative. */
export function RolePoster() {
  return (
    <svg viewBox="0 -48 320 368" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <use href="#role-drawing" />
    </svg>
  );
}
