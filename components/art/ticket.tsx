import type { ReactNode } from 'react';
import styles from './ticket.module.css';

interface TicketProps {
  className?: string;
  /** On narrow screens, the stub is below the main part. */
  stacks?: boolean;
  /** The part that tears off. */
  stub: ReactNode;
  /** Below the stub's content. Outside the stub, so that a link can cover the whole ticket. */
  action?: ReactNode;
  children: ReactNode;
}

/** A ticket with a perforated stub. Needs a plain background of the color `--hole-color`. */
export function Ticket({ className = '', stacks, stub, action, children }: TicketProps) {
  return (
    <div className={`${styles.ticket} ${className}`} data-stacks={stacks} data-day-palette="">
      <div className={styles.part} data-piece="main">
        {children}
      </div>
      <div className={styles.part} data-piece="stub">
        {stub}
      </div>
      {action}
    </div>
  );
}
