import { ApplyNow } from '@/components/role-page/apply';
import { rolePageCopy } from '@/components/role-page/copy';
import { FullRoleDrawing } from '@/components/role-page/role-drawing';
import type { Position } from '@/components/role-page/types';
import styles from './header.module.css';

interface HeaderProps {
  role: Position;
  copy: { eyebrow: string; lead: string };
  buttonKind?: 'on-gold';
  /** Shows the drawing larger on narrow screens and crops its lower end (`data-tall` in header.module.css). */
  isTall?: boolean;
}

/** The top of the page of a position, which is a role with one page and one form (types.ts). */
export function PositionHeader({ role, copy, buttonKind, isTall }: HeaderProps) {
  return (
    <section className={`halftone ${styles.header}`}>
      <div className={`stack-4 ${styles.text}`}>
        <p className="label">
          {rolePageCopy.role} {role.number} / {copy.eyebrow}
        </p>
        <h1>{role.title}</h1>
        <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        <ApplyNow role={role} kind={buttonKind} />
      </div>
      <div
        className={`screen-only ${styles.picture}`}
        data-tall={isTall ? '' : undefined}
        data-day-palette=""
      >
        <FullRoleDrawing />
      </div>
    </section>
  );
}
