import type { ReactNode } from 'react';
import styles from './ticket.module.css';

interface TicketProps {
  className?: string;
  /** The part that tears off. */
  stub: ReactNode;
  /** A link over the stub's lower end. The stub tears while the link is hovered or focused. */
  action?: ReactNode;
  /** On narrow screens, the stub is below the main part. */
  isStacked?: boolean;
  children: ReactNode;
}

/**
 * A ticket with a perforated stub. Needs a plain background of the color `--hole-color`. `action` is outside the stub,
 * so that a link with the class `covering` covers the whole ticket while the stub turns.
 */
export function Ticket({ className = '', stub, action, isStacked, children }: TicketProps) {
  return (
    <div
      className={`${styles.ticket} ${className}`}
      data-stacked={isStacked || undefined}
      data-day-palette=""
    >
      <div className={styles.part} data-edge="end">
        {children}
      </div>
      <div className={styles.part} data-edge="start">
        {stub}
      </div>
      {action}
    </div>
  );
}
