import type { ReactNode } from 'react';
import { TearTabs } from '@/components/art/tear-tabs';
import styles from './notice.module.css';

interface NoticeProps {
  /** What it is printed on. */
  kind: 'flyer' | 'card' | 'calendar' | 'graph';
  title: string;
  text: string;
  /** On the tabs of its lower edge, if it has some. */
  tabs?: readonly string[];
  children?: ReactNode;
}

/** A notice on the board, hanging from its pin. */
export function Notice({ kind, title, text, tabs, children }: NoticeProps) {
  return (
    <article className={styles.notice} data-kind={kind} data-swing="">
      <span className={`screen-only ${styles.pin}`} aria-hidden="true" />
      <div className={`box ${styles.paper}`} data-paper="">
        <h3 className={styles.title}>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
      {tabs && <TearTabs words={tabs} />}
    </article>
  );
}
