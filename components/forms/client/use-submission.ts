import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearDraft } from '@/components/forms/client/draft';
import type { Answer } from '@/components/forms/client/send';
import {
  startSubmission,
  submissions,
  type Submission,
} from '@/components/forms/client/submission';
import { emptyValues, type FormValues } from '@/components/forms/client/values';
import { thankYouHash } from '@/components/forms/control';
import { toldFailure } from '@/lib/forms/failure-text';
import type { ClientForm } from '@/lib/forms/types';

/** How the last submission stands. The errors of fields are React Hook Form's. */
export type Status =
  | { name: 'editing' | 'submitting' }
  | { name: 'submitted'; values: FormValues }
  | { name: 'failed'; text: string | null };

const editing: Status = { name: 'editing' };
const submitting: Status = { name: 'submitting' };

const isSame = (one: FormValues, other: FormValues) =>
  JSON.stringify(one) === JSON.stringify(other);

interface FormAccess {
  getValues: () => FormValues;
  resetTo: (values: FormValues) => void;
  showErrors: (errors: Record<string, string>) => void;
}

/** Sends a form and shows how that ends, also where its page was left and shown again meanwhile. */
export function useSubmission(form: ClientForm, { getValues, resetTo, showErrors }: FormAccess) {
  const { call } = form;
  const isMounted = useRef(false);
  const [status, setStatus] = useState<Status>(submissions.has(call) ? submitting : editing);

  function finish({ values }: Submission, answer: Answer) {
    submissions.delete(call);
    if (answer.kind !== 'ok') {
      const { errors, text } = toldFailure(form, answer);
      showErrors(errors);
      return setStatus({ name: 'failed', text });
    }
    // What was filled in since it was sent stays.
    if (isSame(getValues(), values)) resetTo(emptyValues(form));
    setStatus({ name: 'submitted', values });
  }

  /** Shows the end of a submission, unless another has taken its place or the page was left. */
  function follow(submission: Submission) {
    return submission.answer.then((answer) => {
      if (isMounted.current && submissions.get(call) === submission) finish(submission, answer);
    });
  }

  function post(values: FormValues) {
    const waiting = submissions.get(call);
    if (waiting && isSame(waiting.values, values)) return waiting.sendNow?.();
    setStatus(submitting);
    return follow(startSubmission(form, values));
  }

  /** Shows that a submit has begun, before its values are checked. */
  const begin = () => setStatus(submitting);

  /** Back to editing; the submission that is under way has no say in the form any more. */
  function edit() {
    submissions.delete(call);
    setStatus(editing);
  }

  const start = useEffectEvent(() => {
    // Posted without script, and accepted: the form is as after any success.
    if (location.hash === thankYouHash) {
      // A reload must not thank again.
      history.replaceState(null, '', form.route);
      clearDraft(call);
      resetTo(emptyValues(form));
      submissions.set(call, { values: getValues(), answer: Promise.resolve({ kind: 'ok' }) });
    }
    const earlier = submissions.get(call);
    if (earlier) void follow(earlier);
  });
  useEffect(() => {
    isMounted.current = true;
    start();
    return () => {
      isMounted.current = false;
    };
  }, []);

  return { status, begin, post, edit };
}
