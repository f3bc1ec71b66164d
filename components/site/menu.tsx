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

const id = 'site-menu';
/** Of the history entry that stands for the open menu. */
export const menuHash = `#${id}`;

interface MenuProps {
  /** The dialog's name. */
  label: string;
  /** The hamburger's. */
  openLabel: string;
  children: ReactNode;
}

/**
 * The menu of narrow screens, and the hamburger that opens it. A modal dialog keeps focus inside and closes
 * on Esc by itself. The hamburger is a link to it, so that it works before hydration and without JavaScript:
 * `:target` shows the dialog then. The open menu has a history entry, so Back closes it.
 */
export function Menu({ label, openLabel, children }: MenuProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  /** A link of the menu is replacing its history entry with another page. */
  const isLeaving = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    // Opened by its hash: from here on it is a modal dialog.
    if (location.hash === menuHash) {
      history.replaceState(history.state, '', location.pathname + location.search);
      // Where focus goes when it is closed.
      button.current?.focus();
      button.current?.click();
    }
    const close = () => menu.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  // The space bar presses what is called a button.
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

  /** A link inside leads away, or is the cross. */
  function closeOnLink(event: MouseEvent | KeyboardEvent) {
    const link = (event.target as Element).closest('a');
    const isCross = link?.hasAttribute('data-close');
    if (!link || ('key' in event && !(isCross && event.key === ' '))) return;
    if (isCross) event.preventDefault();
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
        className="box menu-toggle"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open}
        onKeyDown={open}
      >
        <span className="menu-bars" aria-hidden="true" />
      </a>
      <dialog
        ref={menu}
        id={id}
        className="menu"
        aria-label={label}
        data-hydrated={isHydrated || undefined}
        onClose={handleClose}
        // Closed before the link acts: closing moves focus to the hamburger.
        onClickCapture={closeOnLink}
        onKeyDown={closeOnLink}
      >
        {children}
      </dialog>
    </>
  );
}
