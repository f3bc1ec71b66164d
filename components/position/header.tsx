import { ApplyNow } from '@/components/position/apply';
import { positionWords } from '@/components/position/copy';
import { RolePoster } from '@/components/position/role-drawing';
import type { Position } from '@/components/position/types';
import styles from './header.module.css';

interface HeaderProps {
  role: Position;
  copy: { eyebrow: string; lead: string };
  button?: 'on-gold';
  /** Its drawing goes on below its box, for a header that is high on a phone. */
  tall?: boolean;
}

/**
 * The poster at the top of a position page. Its drawing has the day's ink at night too: light lines would be
 * lost on its white parts.
 */
export function PositionHeader({ role, copy, button, tall }: HeaderProps) {
  return (
    <section className={styles.header}>
      <div className={`stack-4 ${styles.words}`}>
        <p className="label">
          {positionWords.role} {role.number} / {copy.eyebrow}
        </p>
        <h1>{role.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <ApplyNow role={role} kind={button} />
      </div>
      <div
        className={`screen-only ${styles.picture}`}
        data-tall={tall ? '' : undefined}
        data-paper=""
      >
        <RolePoster />
      </div>
    </section>
  );
}
