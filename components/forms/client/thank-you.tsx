'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { AdmissionTicket } from '@/components/art/admission-ticket';
import { useFormState } from '@/components/forms/client/form-context';
import { edit, setStatus, useStatus } from '@/components/forms/client/submission';
import type { FormValues } from '@/components/forms/client/values';
import { formCopy } from '@/components/forms/copy';
import { thankYouId } from '@/components/forms/control';
import { Dialog } from '@/components/ui/dialog';
import { Loading } from '@/components/ui/loading';
import styles from './thank-you.module.css';

/** One form asks for the whole name. */
const firstNameIn = ({ first_name, firstName, name }: FormValues) =>
  `${first_name ?? firstName ?? name ?? ''}`.trim().split(/\s/, 1).join();

/**
 * The thank-you of a form: a modal whose every way of closing leads where its button leads, or one
 * line. Without JavaScript, both are shown by their hash (`:target`). For a role, it shows the ticket that
 * stood beside the form, all its parts punched.
 */
export function ThankYou({ isAlone = false }: { isAlone?: boolean }) {
  const { form, drawing } = useFormState();
  const status = useStatus(form.call);
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const { success, route } = form;
  const parts = form.groups.map(({ legend }) => legend);
  const isOpen = status.name === 'sent';
  const firstName = isOpen ? firstNameIn(status.values) : '';

  if (success.kind === 'notice') {
    // With script, the form says it in its own notice, if the page still has one.
    return isOpen && !isAlone ? null : (
      <p id={thankYouId} className={styles.line} data-shown={isOpen || undefined}>
        {success.text}
      </p>
    );
  }

  const { title, role, text, button, leadsTo } = success;

  function close() {
    if (!isOpen || !leadsTo) return edit(form.call);
    setStatus(form.call, { ...status, isClosed: true });
    startLeaving(() => router.push(leadsTo));
  }

  return (
    <Dialog id={thankYouId} open={isOpen} button={button} action={leadsTo ?? route} onClose={close}>
      <Loading when={isLeaving} />
      {drawing}
      {role && (
        <AdmissionTicket stamp={formCopy.received} name={firstName} role={role} parts={parts} />
      )}
      <h2 id={`${thankYouId}-title`} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
    </Dialog>
  );
}
