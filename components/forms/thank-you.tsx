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

/** Returns the first name; one form has a single field for the whole name. */
const readFirstName = ({ first_name, firstName, name }: FormValues) =>
  `${first_name ?? firstName ?? name ?? ''}`.trim().split(/\s/, 1).join();

/** The first name of the visitor, once the form was sent. */
export function SentName({ formId }: { formId: string }) {
  const status = useStatus(formId);
  return status.name === 'sent' && readFirstName(status.values);
}

interface ThankYouProps {
  form: ClientForm;
  drawing: ReactNode;
  /** The page has no form, because the role is closed. */
  isAlone?: boolean;
}

/**
 * The thank-you of a form: a modal or one line. Closing the modal in any way does what its button does. Without
 * JavaScript, the hash shows it (`:target`). For a role, it shows the ticket from beside the form, all parts punched.
 */
export function ThankYou({ form, drawing, isAlone = false }: ThankYouProps) {
  const { formId, success, route } = form;
  const status = useStatus(formId);
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const isOpen = status.name === 'sent';

  const start = useEffectEvent(() => {
    // The form was posted without JavaScript and accepted.
    if (location.hash !== thankYouHash) return;
    // A reload must not thank again.
    history.replaceState(null, '', route);
    markSent(formId);
    setStatus(formId, { name: 'sent', values: {} });
  });
  const leave = useEffectEvent(() => {
    if (isLeaving) returnToEditing(formId);
  });
  useEffect(() => {
    start();
    return () => leave();
  }, []);

  if (success.kind === 'notice') {
    // With JavaScript, the form shows it in its own notice, if the page has a form.
    return isOpen && !isAlone ? null : (
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
    <Dialog id={thankYouId} open={isOpen} button={button} action={leadsTo ?? route} onClose={close}>
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
  /** Above the thank-you. */
  heading: string;
  children: ReactNode;
}

/** Shows a page until its form is sent, then the thank-you instead. */
export function ReplaceWithThankYou({ heading, children, ...thankYou }: ReplaceWithThankYouProps) {
  const { name } = useStatus(thankYou.form.formId);
  if (name !== 'sent') return children;
  return (
    <div className={`page ${styles.received}`}>
      <h1>{heading}</h1>
      <ThankYou {...thankYou} />
    </div>
  );
}
