'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { menuId } from '@/components/site/menu-id';
import styles from './menu.module.css';

const getMenu = () => document.getElementById(menuId) as HTMLDialogElement;

/**
 * The hamburger: opens the menu dialog, and says whether it is open. It is a link to the dialog, so
 * that it works before hydration and without JavaScript: `:target` shows the dialog then.
 */
export function MenuButton({ label }: { label: string }) {
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const menu = getMenu();
    const close = () => menu.close();
    menu.onclose = () => setIsOpen(false);
    // A link inside leads away, or is the cross. The space bar presses what is called a button.
    const closeOnLink = (event: UIEvent) => {
      const link = (event.target as Element).closest('a');
      const isCross = link?.hasAttribute('data-close');
      if (!link || ('key' in event && !(isCross && event.key === ' '))) return;
      if (isCross) event.preventDefault();
      close();
    };
    menu.onclick = closeOnLink;
    menu.onkeydown = closeOnLink;
    // From here on the menu is a modal dialog, also if it was opened by its hash.
    menu.dataset.hydrated = '';
    if (location.hash === `#${menuId}`) {
      history.replaceState(history.state, '', location.pathname + location.search);
      button.current?.click();
    }
    // The layout stays mounted on Back and Forward, and an open dialog would stay open.
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  const press = (event: MouseEvent | KeyboardEvent) => {
    if ('key' in event && event.key !== ' ') return;
    event.preventDefault();
    getMenu().showModal();
    setIsOpen(true);
  };

  return (
    <a
      ref={button}
      href={`#${menuId}`}
      role="button"
      className={styles.toggle}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={press}
      onKeyDown={press}
    >
      <span className={styles.bars} aria-hidden="true" />
    </a>
  );
}
