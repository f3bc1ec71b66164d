import type { ReactNode } from 'react';
import { formCopy } from '@/components/forms/copy';
import { returnToEditing, useStatus } from '@/components/forms/submission';
import type { FormRef } from '@/components/forms/values';
import { AlertIcon } from '@/components/ui/alert-icon';
import { Notice } from '@/components/ui/notice';
import type { ClientForm } from '@/lib/forms/types';

interface FormNoticeProps {
  form: ClientForm;
  element: FormRef;
  failureText: string | null | undefined;
  /** The icon of the thank-you notice. */
  drawing: ReactNode;
}

/** Shows why a submission failed, or the thank-you of a form whose `success.kind` is `alert`. */
export function FormNotice({ form, element, failureText, drawing }: FormNoticeProps) {
  const { formId, success } = form;
  const { name } = useStatus(formId);
  const thanks = name === 'sent' && success.kind === 'alert' ? success : null;
  const text = failureText ?? thanks?.text;
  if (!text) return null;

  function dismiss() {
    returnToEditing(formId);
    // Dismissing removes the notice's button, which has the focus.
    const button = element.current?.querySelector<HTMLElement>('[type="submit"]');
    button?.focus({ preventScroll: true });
  }

  return (
    <Notice
      tone={failureText ? 'bad' : 'good'}
      icon={failureText ? <AlertIcon /> : drawing}
      text={text}
      link={thanks?.link}
      dismissLabel={formCopy.dismiss}
      onDismiss={dismiss}
    />
  );
}
