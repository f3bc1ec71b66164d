'use client';

import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { menuId } from '@/components/site/menu-id';
import styles from './menu.module.css';

const getMenu = () => document.getElementById(menuId) as HTMLDialogElement;

/**
 * The hamburger: opens the menu dialog, and says whether it is open. It is a link to the dialog, so
 * that it works before hydration and without JavaScript: `:target` shows the dialog then.
 */
export function MenuButton({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const menu = getMenu();
    const onToggle = () => {
      setIsOpen(menu.open);
      // The page behind the menu must not scroll (menu.module.css).
      document.documentElement.toggleAttribute('data-menu-open', menu.open);
    };
    const observer = new MutationObserver(onToggle);
    observer.observe(menu, { attributeFilter: ['open'] });
    // A link inside leads away, or is the cross. The space bar presses what is called a button.
    const closeOnLink = (event: globalThis.MouseEvent | globalThis.KeyboardEvent) => {
      const link = (event.target as Element).closest('a');
      const isCross = link?.hasAttribute('data-close');
      if ('key' in event && !(isCross && event.key === ' ')) return;
      if (isCross) event.preventDefault();
      if (link) menu.close();
    };
    menu.addEventListener('click', closeOnLink);
    menu.addEventListener('keydown', closeOnLink);
    // Opened by its hash before hydration: from here on it is a modal dialog.
    document.documentElement.toggleAttribute('data-menu-hydrated', true);
    if (location.hash === `#${menuId}`) {
      history.replaceState(history.state, '', location.pathname + location.search);
      menu.showModal();
    }
    return () => {
      observer.disconnect();
      menu.removeEventListener('click', closeOnLink);
      menu.removeEventListener('keydown', closeOnLink);
    };
  }, []);

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!getMenu().open) getMenu().showModal();
  };

  return (
    <a
      href={`#${menuId}`}
      role="button"
      className={styles.toggle}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={open}
      onKeyDown={(event) => {
        // A button answers to the space bar, a link does not.
        if (event.key === ' ') open(event);
      }}
    >
      <span className={styles.bars} aria-hidden="true" />
    </a>
  );
}
