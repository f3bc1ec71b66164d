import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import type { RoleTheme } from '@/components/role-page/types';

interface RoleDrawingProps {
  theme: RoleTheme;
}

/** A role's drawing without its background. The container sets the colors. Decorative. */
export function RoleDrawing({ theme }: RoleDrawingProps) {
  return <Drawing svg={theme.drawing} className={ink.lines} />;
}

/** A hidden copy of the role's drawing, which `<use>` repeats in the header, the stub and the thank-you’s ticket. */
export function RoleDrawingSource({ theme }: RoleDrawingProps) {
  // `<use>` copies only the group, so the class must be on it.
  const group = `<g id="role-drawing" class="${ink.lines}"`;
  return <Drawing svg={theme.drawing.replace('<g', group)} className="visually-hidden" />;
}

/** The uncropped drawing of the page's role. Repeats the `RoleDrawingSource` that `RoleFrame` renders. Decorative. */
export function FullRoleDrawing() {
  return (
    <svg viewBox="0 -48 320 368" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <use href="#role-drawing" />
    </svg>
  );
}
