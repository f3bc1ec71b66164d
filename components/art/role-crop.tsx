/** The `viewBox` of each crop of the role's drawing. */
const crops = { band: '-140 -30 600 256', badge: '64 20 192 192' };

/**
 * A crop of the role's drawing (`RoleDrawingSource`): a wide band or a small square. It has the colors of the day at night
 * too, because light lines would disappear on its white parts. Decorative.
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
