/** Of the drawing that stands in the page once (roles/drawings): what it is known by. */
const crops = { band: '-140 -6 600 232', badge: '64 20 192 192' };

/**
 * A detail of the role's drawing: for the ticket's band, which shows all of it, or for a small square. It has
 * the day's lines at night too, as light ones are lost on its white parts. Decorative.
 */
export function RoleCrop({ of, className }: { of: keyof typeof crops; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={crops[of]}
      preserveAspectRatio={of === 'badge' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href="#role-drawing" data-paper="" />
    </svg>
  );
}
