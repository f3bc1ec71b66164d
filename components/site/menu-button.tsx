'use client';

import { useEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { menuId } from '@/components/site/menu-id';
import styles from './menu.module.css';

// `command` opens the dialog without any script, in browsers that know it.
const opensMenu = { command: 'show-modal', commandfor: menuId };

/** The hamburger: opens the menu dialog, and says whether it is open. */
export function MenuButton({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const menu = document.getElementById(menuId) as HTMLDialogElement;
    const follow = () => button.current?.setAttribute('aria-expanded', `${menu.open}`);
    const observer = new MutationObserver(follow);
    observer.observe(menu, { attributeFilter: ['open'] });
    // A link inside leads away: the menu has done its work.
    const leave = (event: MouseEvent) => {
      if ((event.target as Element).closest('a')) menu.close();
    };
    menu.addEventListener('click', leave);
    return () => {
      observer.disconnect();
      menu.removeEventListener('click', leave);
    };
  }, []);

  const open = (event: ReactMouseEvent) => {
    // Both would open it: the browser warns in the console about the second.
    event.preventDefault();
    const menu = document.getElementById(menuId) as HTMLDialogElement;
    if (!menu.open) menu.showModal();
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded="false"
      aria-controls={menuId}
      onClick={open}
      {...opensMenu}
    >
      <span className={styles.bars} aria-hidden="true" />
    </button>
  );
}
