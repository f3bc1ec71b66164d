'use client';

import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { thankYouHash } from '@/components/forms/ids';
import { clearDraft } from '@/components/forms/draft';
import { FormPageContext } from '@/components/forms/form-page-context';
import { ThankYouDialog } from '@/components/forms/thank-you';
import type { FormValues } from '@/components/forms/values';
import type { FormDefinition } from '@/lib/forms/types';

/** True after the server has received a form that the browser posted, and redirected to this page. */
const wasRedirected = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  // Browsers that resist fingerprinting have no entry.
  return Number((navigation as PerformanceNavigationTiming | undefined)?.redirectCount) > 0;
};

interface FormPageProps {
  form: FormDefinition;
  /** The drawings of the thank-you. */
  drawing: ReactNode;
  /** Contains a `SubmissionForm`, unless the role is closed. */
  children: ReactNode;
}

/**
 * A page with a form. Knows whether the form was sent, and then shows the thank-you. If `thankYou.kind` is `page`, the
 * page's styles hide all but its header (`data-replaced`).
 */
export function FormPage({ form, drawing, children }: FormPageProps) {
  const { formId, route, thankYou } = form;
  const [sentValues, setSentValues] = useState<FormValues | null>(null);

  const openAfterRedirect = useEffectEvent(() => {
    if (location.hash !== thankYouHash) return;
    // Returning to this page must not show the thank-you again. Keeps the state, which Next needs.
    history.replaceState(history.state, '', route);
    if (!wasRedirected()) return;
    clearDraft(formId);
    setSentValues({});
  });
  // Before the effect of SubmissionForm, which fills in the draft.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- The server does not know the hash.
  useLayoutEffect(() => openAfterRedirect(), []);

  const isReplaced = sentValues !== null && thankYou.kind === 'page';
  useLayoutEffect(() => {
    if (isReplaced) scrollTo({ top: 0, behavior: 'instant' });
  }, [isReplaced]);

  return (
    <FormPageContext value={{ form, drawing, sentValues, setSentValues }}>
      <div data-replaced={isReplaced || undefined}>{children}</div>
      <ThankYouDialog />
    </FormPageContext>
  );
}
