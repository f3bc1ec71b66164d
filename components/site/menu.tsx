'use client';

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './menu.module.css';

const id = 'site-menu';
/** The hash of the open menu's history entry. */
export const menuHash = `#${id}`;

interface MenuProps {
  /** The accessible name of the dialog. */
  label: string;
  /** The accessible name of the button that opens it. */
  openLabel: string;
  children: ReactNode;
}

/**
 * The menu on narrow screens and the button that opens it. The button is a link to the dialog, so that `:target` opens
 * the menu before hydration and without JavaScript. The open menu has a history entry, so Back closes it.
 */
export function Menu({ label, openLabel, children }: MenuProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  /** True after a click on a link to another page. Its history entry replaces the menu's: do not go back. */
  const isLeaving = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    // The hash opened the menu before hydration: reopen it as a modal dialog.
    if (location.hash === menuHash) {
      history.replaceState(history.state, '', location.pathname + location.search);
      // The browser gives the focus back to the button when the dialog closes.
      button.current?.focus();
      button.current?.click();
    }
    const close = () => menu.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  // A link with role="button" must also react to the space bar.
  function open(event: MouseEvent | KeyboardEvent) {
    if ('key' in event && event.key !== ' ') return;
    event.preventDefault();
    history.pushState(null, '', menuHash);
    menu.current?.showModal();
    isLeaving.current = false;
    setIsOpen(true);
  }

  function handleClose() {
    setIsOpen(false);
    if (location.hash === menuHash && !isLeaving.current) history.back();
  }

  /** Closes the menu after a click on a link or the close button. */
  function closeOnLink(event: MouseEvent | KeyboardEvent) {
    const link = (event.target as Element).closest('a');
    const isCloseButton = link?.hasAttribute('data-close');
    if (!link || ('key' in event && !(isCloseButton && event.key === ' '))) return;
    if (isCloseButton) event.preventDefault();
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    isLeaving.current = link.pathname !== location.pathname && !isNewTab;
    menu.current?.close();
  }

  return (
    <>
      <a
        ref={button}
        href={menuHash}
        role="button"
        className={`box ${styles.toggle}`}
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open}
        onKeyDown={open}
      >
        <span className={styles.bars} aria-hidden="true" />
      </a>
      <dialog
        ref={menu}
        id={id}
        className={styles.menu}
        aria-label={label}
        data-hydrated={isHydrated || undefined}
        onClose={handleClose}
        // Capture, so that the menu closes before the link's own handler runs: closing focuses the button, and the handler
        // may then focus a section.
        onClickCapture={closeOnLink}
        onKeyDown={closeOnLink}
      >
        {children}
      </dialog>
    </>
  );
}
