'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import diploma from '@/components/art/diploma.module.css';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './dialog.module.css';

interface DialogProps {
  /** The heading in `children` needs the id `${id}-title`, the text `${id}-text`. */
  id: string;
  /** Opens the dialog when it becomes true. */
  open: boolean;
  closeLabel: string;
  /** The URL that the close button opens without JavaScript. */
  closeAction: string;
  /** Called after the visitor closes the dialog with its button or Esc. */
  onClose: () => void;
  children: ReactNode;
}

/** Opens the dialog at its top, with the focus on the dialog itself, so that screen readers read its text. */
function openModal(dialog: HTMLDialogElement) {
  if (dialog.open) return;
  dialog.showModal();
  dialog.focus({ preventScroll: true });
  dialog.scrollTop = 0;
}

/**
 * A modal dialog that is always in the HTML. Without JavaScript, a sent form redirects to the dialog's hash, `:target`
 * shows the dialog, and the button submits a form that opens `closeAction`.
 */
export function Dialog({ id, open, closeLabel, closeAction, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (open && dialog.current) openModal(dialog.current);
  }, [open]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={`box ${diploma.sheet} ${styles.dialog}`}
      tabIndex={-1}
      // Keeps `:target` from showing the dialog: `:target` still matches after a script removes the hash.
      data-hydrated={isHydrated || undefined}
      data-day-palette=""
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <div className={`stack-5 ${diploma.frame}`}>
        {children}
        <form
          action={closeAction}
          onSubmit={(event) => {
            event.preventDefault();
            dialog.current?.close();
          }}
        >
          <Button type="submit">{closeLabel}</Button>
        </form>
      </div>
    </dialog>
  );
}
