import { after } from 'next/server';
import { answerPage } from '@/app/api/answer-page';
import { findForm } from '@/components/site/forms';
import { wantsPage } from '@/lib/server/submissions/guard';
import { isMaintenanceDue, runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { receive } from '@/lib/server/submissions/receive';
import { invalidFieldNames, reply } from '@/lib/server/submissions/reply';
import { services } from '@/lib/server/submissions/services';

/** In seconds, for platforms that limit functions: reading and forwarding a form takes at most 40 s. */
export const maxDuration = 60;

type Context = RouteContext<'/api/[formId]'>;

/** Receives a submission as JSON or as a urlencoded form, and answers with JSON or a page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const start = performance.now();
  const { formId } = await params;
  const form = findForm(formId);
  if (!form) return formNotFound();
  const { outcome, values, key } = await receive(request, form, services());
  // The upstream answers now, so redelivery is likely to succeed.
  if (isMaintenanceDue(services(), outcome)) after(() => runMaintenanceInBackground(services()));
  const ms = Math.round(performance.now() - start);
  const { status } = outcome;
  const fields = invalidFieldNames(form, outcome);
  services().log.info({ call: formId, status, ms, key, fields }, 'submission');
  return wantsPage(request.headers) ? answerPage(form, outcome, values) : reply(outcome);
}

/**
 * Redirects to the form. Without JavaScript, the page with the errors has this address, which people reload and
 * bookmark. Next answers HEAD with this function, too.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const form = findForm((await params).formId);
  if (!form) return formNotFound();
  const headers = { location: form.route, 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/** Answers other methods. Next would answer 405 for forms that do not exist as well. */
async function refuseMethod({ method }: Request, { params }: Context): Promise<Response> {
  if (!findForm((await params).formId)) return formNotFound();
  // lib/server/security/headers.mjs sets `Allow`.
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405 });
}

export {
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};

const formNotFound = () => Response.json({ message: 'There is no such form.' }, { status: 404 });
