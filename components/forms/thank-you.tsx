'use client';

import { useRouter } from 'next/navigation';
import { use, useEffect, useRef, useTransition } from 'react';
import diploma from '@/components/art/diploma.module.css';
import { FormPageContext } from '@/components/forms/form-page-context';
import { thankYouId } from '@/components/forms/ids';
import { readFirstName } from '@/components/forms/values';
import { ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Loading } from '@/components/ui/loading';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import styles from './thank-you.module.css';

/** The name of the visitor whose form was sent. */
export function SentName({ className }: { className: string | undefined }) {
  const name = readFirstName(use(FormPageContext).sentValues ?? {});
  return (
    <p className={className} data-long={name.length > 12 || undefined}>
      {name}
    </p>
  );
}

/** What the visitor typed into a field: the email address, so that a typo is noticed, or a text. */
export function SentValue({ name, className }: { name: string; className: string | undefined }) {
  return <p className={className}>{use(FormPageContext).sentValues?.[name]}</p>;
}

/** The thank-you in a modal. Without JavaScript, the hash shows it (`:target`). */
export function ThankYouDialog() {
  const { form, drawing, sentValues, setSentValues } = use(FormPageContext);
  const { thankYou, route } = form;
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  if (thankYou.kind === 'alert') return null;

  const { title, text, next, button, leadsTo } = thankYou;

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
      <div id={`${thankYouId}-text`} className="stack-3">
        <p>{text}</p>
        <p>{next}</p>
      </div>
    </Dialog>
  );
}

/**
 * The thank-you in the form's place: hides every element with `data-until-sent`. Without JavaScript, the hash shows it.
 */
export function ThankYouAlert() {
  const { form, drawing, sentValues } = use(FormPageContext);
  const { thankYou } = form;
  const sheet = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const isSent = sentValues !== null;

  useEffect(() => {
    if (!isSent) return;
    sheet.current?.scrollIntoView({ behavior: 'instant' });
    sheet.current?.querySelector<HTMLElement>('[role="alert"]')?.focus({ preventScroll: true });
  }, [isSent]);

  if (thankYou.kind !== 'alert') return null;
  return (
    <div
      ref={sheet}
      id={thankYouId}
      className={`box ${diploma.sheet} ${styles.sheet}`}
      data-sent={isSent || undefined}
      data-hydrated={isHydrated || undefined}
    >
      <div className={`stack-5 ${diploma.frame}`}>
        {drawing}
        <p role="alert" tabIndex={-1} className={`display ${styles.title}`}>
          {thankYou.text}
        </p>
        <p>{thankYou.next}</p>
        <ButtonLink href={thankYou.link.href}>{thankYou.link.text}</ButtonLink>
      </div>
    </div>
  );
}
