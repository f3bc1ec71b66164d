import { keysFor, settleDraft } from '@/components/forms/client/draft';
import { failureLine, send, type Answer } from '@/components/forms/client/send';
import type { FormValues } from '@/components/forms/client/values';
import type { ClientForm, FormId } from '@/lib/forms/types';

/** How long to wait before each retry, in milliseconds (docs/decisions.md, "Silent failures"). */
const retryDelaysMs = [1000, 3000, 9000];

/** One submission, from the press of the button to its last answer. */
export interface Submission {
  values: FormValues;
  answer: Promise<Answer>;
  /** Between two attempts: sends the next one now. */
  sendNow?: (() => void) | undefined;
}

/**
 * The last submission of each form, until the form has shown how it ended. A page that is left inside the
 * site does not end it: the form shows it when the visitor comes back. One that is taken out is not sent
 * again.
 */
export const submissions = new Map<FormId, Submission>();

/**
 * Sends a form. A form that stays silent about failures is sent again up to 3 more times, while no
 * answer comes or a temporary failure.
 *
 * @returns the submission; its answer is the first that is not worth a retry, or the last
 */
export function startSubmission(form: ClientForm, values: FormValues): Submission {
  const { call, failure } = form;
  const keys = keysFor(call, values);
  const submission: Submission = { values, answer: sendRepeatedly() };
  submissions.set(call, submission);
  return submission;

  async function sendRepeatedly(): Promise<Answer> {
    let answer = await send(call, values, keys);
    for (const ms of failure.kind === 'retrySilently' ? retryDelaysMs : []) {
      if (answer.kind === 'ok' || !answer.isTemporary) break;
      await wait(ms);
      if (submissions.get(call) !== submission) break;
      answer = await send(call, values, keys);
    }
    if (answer.kind === 'ok') settleDraft(call, values, keys.key);
    else console.error(failureLine(call, answer));
    return answer;
  }

  async function wait(ms: number) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      submission.sendNow = resolve;
    });
    submission.sendNow = undefined;
  }
}
