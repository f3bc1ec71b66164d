/** The `viewBox` of each crop of the role's drawing. */
const crops = { band: '-140 -30 600 256', badge: '64 20 192 192' };

/**
 * A crop of the role's drawing: a wide band or a small square. Repeats the drawing that `RoleDrawingSource`
 * (role-page/role-drawing.tsx) puts on the page. The drawing keeps its day colors at night, because light lines would
 * disappear on its white parts. Decorative.
 */
export function RoleCrop({ crop, className }: { crop: keyof typeof crops; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={crops[crop]}
      preserveAspectRatio={crop === 'badge' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href="#role-drawing" data-day-palette="" />
    </svg>
  );
}
