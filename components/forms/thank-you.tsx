'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useTransition, type ReactNode } from 'react';
import { markSent } from '@/components/forms/draft';
import { returnToEditing, setStatus, useStatus } from '@/components/forms/submission';
import type { FormValues } from '@/components/forms/values';
import { thankYouHash, thankYouId } from '@/components/forms/control';
import { Dialog } from '@/components/ui/dialog';
import { Loading } from '@/components/ui/loading';
import type { ClientForm } from '@/lib/forms/types';
import styles from './thank-you.module.css';

/** Returns the first name. One form has a single field for the whole name. */
const readFirstName = ({ first_name, firstName, name }: FormValues) =>
  `${first_name ?? firstName ?? name ?? ''}`.trim().split(/\s/, 1).join();

/** Renders the visitor's first name after the form was sent. */
export function SentName({ formId }: { formId: string }) {
  const status = useStatus(formId);
  return status.name === 'sent' && readFirstName(status.values);
}

interface ThankYouProps {
  form: ClientForm;
  drawing: ReactNode;
  /** Whether the role is closed, so that the page has no form. */
  isClosed?: boolean;
}

/** The thank-you of a form: a modal or one line. Without JavaScript, the hash shows it (`:target`). */
export function ThankYou({ form, drawing, isClosed = false }: ThankYouProps) {
  const { formId, success, route } = form;
  const status = useStatus(formId);
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const isOpen = status.name === 'sent';

  const openFromHash = useEffectEvent(() => {
    // Posting the form without JavaScript redirects to this hash.
    if (location.hash !== thankYouHash) return;
    // A reload must not show the thank-you again.
    history.replaceState(null, '', route);
    markSent(formId);
    setStatus(formId, { name: 'sent', values: {} });
  });
  const resetIfLeaving = useEffectEvent(() => {
    if (isLeaving) returnToEditing(formId);
  });
  useEffect(() => {
    openFromHash();
    return () => resetIfLeaving();
  }, []);

  if (success.kind === 'alert') {
    // With JavaScript, the form shows the text in its notice.
    return isOpen && !isClosed ? null : (
      <p id={thankYouId} className={styles.line} data-shown={isOpen || undefined}>
        {success.text}
      </p>
    );
  }

  const { title, text, button, leadsTo } = success;

  function close() {
    if (leadsTo) startLeaving(() => router.push(leadsTo));
    else returnToEditing(formId);
  }

  return (
    <Dialog
      id={thankYouId}
      open={isOpen}
      closeLabel={button}
      closeAction={leadsTo ?? route}
      onClose={close}
    >
      <Loading when={isLeaving} />
      {drawing}
      <h2 id={`${thankYouId}-title`} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
    </Dialog>
  );
}

interface ReplaceWithThankYouProps extends ThankYouProps {
  /** Shown on the page behind the modal. */
  pageHeading: string;
  children: ReactNode;
}

/** Shows `children` until the form is sent, then `pageHeading` and the thank-you. */
export function ReplaceWithThankYou({
  pageHeading,
  children,
  ...thankYou
}: ReplaceWithThankYouProps) {
  const { name } = useStatus(thankYou.form.formId);
  if (name !== 'sent') return children;
  return (
    <div className={`page ${styles.received}`}>
      <h1>{pageHeading}</h1>
      <ThankYou {...thankYou} />
    </div>
  );
}
