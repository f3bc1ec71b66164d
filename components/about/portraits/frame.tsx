import type { ReactNode } from 'react';

interface FrameProps {
  /** Names this portrait's screen; unique on the page. */
  id: string;
  /** The second color, also that of the backdrop. */
  spot: string;
  children: ReactNode;
}

/**
 * The sheet of a yearbook portrait: two colors on paper, drawn with the pen of what it stands in. `url(#id)` inside is a pattern of dots,
 * for shade and skin. Decorative; the caption names the person.
 */
export function Frame({ id, spot, children }: FrameProps) {
  return (
    <svg
      viewBox="0 0 240 288"
      width="240"
      height="288"
      color={spot}
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="3" cy="3" r="1.25" fill="var(--ink)" stroke="none" />
      </pattern>
      <path d="M0 0h240v288H0z" fill="currentColor" stroke="none" />
      <path d="M0 190h240v98H0z" fill={`url(#${id})`} stroke="none" />
      {children}
    </svg>
  );
}
