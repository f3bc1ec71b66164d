'use client';

import type { ReactNode } from 'react';
import { usePathname, useRouter } from 'next/navigation';
import { thankYouId } from '@/components/forms/thank-you-hash';
import { Dialog } from '@/components/ui/dialog';
import type { Success } from '@/lib/forms/types';
import styles from './thank-you.module.css';

interface ThankYouProps {
  success: Success;
  emblem: ReactNode;
  open: boolean;
  /** Told when the visitor stays on the page after closing. */
  onStay: () => void;
}

/**
 * The thank-you of a form: a modal whose every way of closing leads where its button leads, or the
 * one line of reading A. Both are also reached by their hash, without script.
 */
export function ThankYou({ success, emblem, open, onStay }: ThankYouProps) {
  const router = useRouter();
  const pathname = usePathname();

  if (success.kind === 'notice') {
    // With script, the form says it in its own notice.
    return (
      <noscript>
        <p id={thankYouId} className={styles.line}>
          {success.text}
        </p>
      </noscript>
    );
  }

  const { title, text, button, leadsTo } = success;
  const leave = () => {
    if (leadsTo) return router.push(leadsTo);
    // Another reload must not thank again.
    history.replaceState(history.state, '', pathname);
    onStay();
  };
  return (
    <Dialog
      id={thankYouId}
      open={open}
      button={button}
      action={leadsTo ?? pathname}
      onClose={leave}
    >
      {emblem}
      <h2 id={`${thankYouId}-title`} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
    </Dialog>
  );
}
