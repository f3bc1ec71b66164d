import { ApplyLink } from '@/components/roles/shared/apply';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import type { Role } from '@/components/roles/shared/types';
import styles from './position-header.module.css';

interface HeaderProps {
  role: Role;
  /** The role's drawing, an SVG file as text. */
  drawing: string;
  copy: { eyebrow: string; lead: string };
  /** Shows the drawing larger, and on narrow screens crops its lower end (`data-tall`). */
  isTall?: boolean;
}

/** The top of the page of a position. */
export function PositionHeader({ role, drawing, copy, isTall }: HeaderProps) {
  return (
    <section
      className={`halftone ${styles.header}`}
      data-background={role.color}
      data-tall={isTall ? '' : undefined}
    >
      <div className={`stack-4 ${styles.text}`}>
        <p className="label">{copy.eyebrow}</p>
        <h1>{role.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <ApplyLink role={role} />
      </div>
      <div className={`screen-only ${styles.picture}`} data-day-palette="">
        <Drawing svg={drawing} className={ink.lines} />
      </div>
    </section>
  );
}
