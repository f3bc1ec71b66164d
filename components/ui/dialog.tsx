'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './dialog.module.css';

interface DialogProps {
  /** The heading of the content has the id `${id}-title`. */
  id: string;
  /** Opens the dialog when it turns true. */
  open: boolean;
  button: string;
  /** Where the button leads without JavaScript. */
  action: string;
  /** Called after any way of closing: the button, Esc. */
  onClose: () => void;
  children: ReactNode;
}

/** Opens at the top: where the window is too low for the button, the dialog itself has the focus. */
function openModal(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.showModal();
  if (dialog.scrollHeight > dialog.clientHeight) dialog.focus({ preventScroll: true });
  dialog.scrollTop = 0;
}

/**
 * A modal `<dialog>`. It is in the page from the start: a form sent without JavaScript opens it by its hash, with
 * styles alone, and its button is an ordinary form.
 */
export function Dialog({ id, open, button, action, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (open && dialog.current) openModal(dialog.current);
  }, [open]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={`box ${styles.dialog}`}
      tabIndex={-1}
      // Stops its hash from showing it: `:target` outlives the hash.
      data-hydrated={isHydrated || undefined}
      data-paper=""
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className={`stack-5 ${styles.sheet}`}>
        {children}
        <form
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
        >
          <Button type="submit">{button}</Button>
        </form>
      </div>
    </dialog>
  );
}
