import { after } from 'next/server';
import { forms } from '@/lib/forms/registry';
import type { FormId } from '@/lib/forms/types';
import { wantsPage } from '@/lib/server/submissions/guard';
import { isMaintenanceDue, runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { receive } from '@/lib/server/submissions/receive';
import { reply } from '@/lib/server/submissions/reply';
import { services } from '@/lib/server/submissions/services';
import { answerPage } from './answer-page';

/**
 * @param call the upstream call, which names the form
 * @returns the POST handler of /api/<call>: takes JSON or a form, answers JSON or a page
 */
export function submissionRoute(call: FormId) {
  const form = forms[call];
  return async function POST(request: Request): Promise<Response> {
    const start = performance.now();
    const { outcome, values, key } = await receive(request, form, services());
    // The destination answers: a good moment for what it did not take before.
    if (isMaintenanceDue(outcome)) after(() => runMaintenanceInBackground(services()));
    const ms = Math.round(performance.now() - start);
    services().log.info({ call, status: outcome.status, ms, key }, 'submission');
    return wantsPage(request.headers) ? answerPage(form, outcome, values) : reply(outcome);
  };
}
