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
 * `:target` shows the dialog then.
 */
export function Menu({ label, openLabel, children }: MenuProps) {
  const button = useRef<HTMLAnchorElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    // Opened by its hash: from here on it is a modal dialog.
    if (location.hash === `#${id}`) {
      history.replaceState(history.state, '', location.pathname + location.search);
      // Where focus goes when it is closed.
      button.current?.focus();
      button.current?.click();
    }
    // The layout stays mounted on Back and Forward, and an open dialog would stay open.
    const close = () => menu.current?.close();
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  // The space bar presses what is called a button.
  function open(event: MouseEvent | KeyboardEvent) {
    if ('key' in event && event.key !== ' ') return;
    event.preventDefault();
    menu.current?.showModal();
    setIsOpen(true);
  }

  /** A link inside leads away, or is the cross. */
  function closeOnLink(event: MouseEvent | KeyboardEvent) {
    const link = (event.target as Element).closest('a');
    const isCross = link?.hasAttribute('data-close');
    if (!link || ('key' in event && !(isCross && event.key === ' '))) return;
    if (isCross) event.preventDefault();
    menu.current?.close();
  }

  return (
    <>
      <a
        ref={button}
        href={`#${id}`}
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
        onClose={() => setIsOpen(false)}
        // Closed before the link acts: closing moves focus to the hamburger.
        onClickCapture={closeOnLink}
        onKeyDown={closeOnLink}
      >
        {children}
      </dialog>
    </>
  );
}
