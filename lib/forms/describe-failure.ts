import { joinTexts, type FailedResponse } from '@/lib/forms/failed-response';
import { listFields } from '@/lib/forms/list-fields';
import { failureTexts } from '@/lib/forms/failure-texts';
import type { FormDefinition, NoticeTexts } from '@/lib/forms/types';

const MAX_SHOWN_CHARACTERS = 100;

const silentTexts: NoticeTexts = { prefix: '', ellipsis: '', noResponse: failureTexts.tryAgain };

function writeNotice({ notice }: FormDefinition, response: FailedResponse): string {
  const { prefix, ellipsis, noResponse } = notice === 'silent' ? silentTexts : notice;
  switch (response.kind) {
    case 'json':
      return prefix + (response.message || failureTexts.noMessage);
    case 'text': {
      // A list of code points, so that no character is cut in half.
      const start = [...response.text].slice(0, MAX_SHOWN_CHARACTERS).join('');
      return prefix + failureTexts.notJson + start + ellipsis;
    }
    case 'none':
      return prefix + noResponse;
  }
}

/**
 * Returns the texts about a failed submission:
 *
 * - `errors`: messages by field name. The response may also use sent-as names.
 * - `notice`: the text of the notice, followed by the messages of fields that the page does not have, because it was
 *   loaded before a deployment. A silent form has a notice only after a 4xx without an error at a field.
 */
export function describeFailure(
  form: FormDefinition,
  response: FailedResponse,
): { errors: Record<string, string>; notice?: string } {
  const messages = new Map(Object.entries((response.kind === 'json' && response.errors) || {}));
  const errors: Record<string, string> = {};
  for (const { name, sentAs = name } of listFields(form)) {
    const message = messages.get(name) || messages.get(sentAs);
    if (message) errors[name] = message;
    messages.delete(name);
    messages.delete(sentAs);
  }
  const hasErrors = Object.keys(errors).length > 0;
  const isClientError = response.kind !== 'none' && response.status < 500;
  if (form.notice === 'silent' && (hasErrors || !isClientError)) return { errors };
  // The site's own 422 repeats the banner as its message.
  const isBanner = hasErrors && response.kind === 'json' && response.message === form.banner;
  const otherMessages = [...messages].map(([name, message]) => `${name}: ${message}`);
  const texts = [...(isBanner ? [] : [writeNotice(form, response)]), ...otherMessages];
  return texts.length > 0 ? { errors, notice: joinTexts(texts) } : { errors };
}
