import type { ReactNode } from 'react';
import { SendingStatus } from '@/components/position/sending-status';
import { positionWords } from '@/components/position/copy';
import { ButtonAnchor } from '@/components/ui/button';
import { roles, type RoleId } from '@/lib/content/roles';
import styles from './sheet.module.css';

/** The sections above the fold that a phone opens at; on wide screens nothing of its own. */
export function Opening({ children }: { children: ReactNode }) {
  return <div className={styles.opening}>{children}</div>;
}

/**
 * What the position is, laid out so that “How to apply” and the form begin where the page opens:
 * 1400 px down, right under the header on wide screens. On phones the sections in `Opening` end at that height,
 * and a bar at the lower edge names the role and leads on to the form until the form is there. A submit
 * moves the page up to the sheet: the bar, then, says what the form does.
 */
export function Sheet({ role, children }: { role: RoleId; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      {children}
      {roles[role].open && (
        <SendingStatus className={styles.bar}>
          <span className={styles.role}>{roles[role].title}</span>
          <ButtonAnchor href="#apply">{positionWords.apply}</ButtonAnchor>
        </SendingStatus>
      )}
    </div>
  );
}
