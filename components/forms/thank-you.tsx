'use client';

import { useRouter } from 'next/navigation';
import { use, useTransition } from 'react';
import { thankYouId } from '@/components/forms/ids';
import { FormPageContext } from '@/components/forms/form-page-context';
import { Dialog } from '@/components/ui/dialog';
import { Loading } from '@/components/ui/loading';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './thank-you.module.css';

/** Renders the visitor's first name after the form was sent. One form has a single field for the whole name. */
export function SentName() {
  const { first_name, firstName, name } = use(FormPageContext).sentValues ?? {};
  return `${first_name ?? firstName ?? name ?? ''}`.trim().split(/\s/, 1);
}

/** The thank-you of a form: a modal or one line. Without JavaScript, the hash shows it (`:target`). */
export function ThankYou() {
  const { form, drawing, sentValues, setSentValues } = use(FormPageContext);
  const { success, route } = form;
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const isHydrated = useIsHydrated();

  if (success.kind === 'alert') {
    // With JavaScript, the form shows the text in an alert.
    return isHydrated ? null : (
      <p id={thankYouId} className={styles.line}>
        {success.text}
      </p>
    );
  }

  const { title, text, button, leadsTo } = success;

  function close() {
    if (leadsTo) startLeaving(() => router.push(leadsTo));
    else setSentValues(null);
  }

  return (
    <Dialog
      id={thankYouId}
      open={sentValues !== null}
      closeLabel={button}
      closeAction={leadsTo ?? route}
      onClose={close}
    >
      <Loading when={isLeaving} />
      {drawing}
      <h2 id={`${thankYouId}-title`} className={styles.title}>
        {title}
      </h2>
      <p id={`${thankYouId}-text`}>{text}</p>
    </Dialog>
  );
}
