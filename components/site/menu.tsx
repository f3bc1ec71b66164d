'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  label: string;
  children: ReactNode;
}

/**
 * The menu on narrow screens: a panel below the header. The browser opens and closes it, also before hydration; this
 * component closes it on a link, on Esc, when the focus leaves it, and on Back.
 */
export function Menu({ label, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const pathname = usePathname();

  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  // In the cleanup, so that a menu that was opened before hydration stays open.
  useLayoutEffect(() => close, [pathname]);

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) close();
  }

  function closeWithoutFocus({ currentTarget, relatedTarget }: FocusEvent) {
    // Without a relatedTarget, the window has lost the focus.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <details
      ref={menu}
      className={styles.menu}
      onClick={closeOnLink}
      onBlur={closeWithoutFocus}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        summary.current?.focus();
      }}
    >
      <summary ref={summary} className={`box ${styles.toggle}`}>
        <span className={styles.bars} />
        <span className="visually-hidden">{label}</span>
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
