/** The `viewBox` of each detail of the role's drawing. */
const crops = { band: '-140 -6 600 232', badge: '64 20 192 192' };

/**
 * A detail of the role's drawing, which the page contains once (position/role-drawing.tsx): the whole drawing as a band,
 * or a small square. `data-day-palette` keeps its lines dark at night, because light ones disappear on white. Decorative.
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
