import { after } from 'next/server';
import { respondWithPage } from '@/app/api/[formId]/respond-with-page';
import { findForm } from '@/components/site/form-list';
import { wantsPage } from '@/lib/server/submissions/guard';
import { runMaintenance } from '@/lib/server/maintenance';
import { receiveSubmission } from '@/lib/server/submissions/receive';
import { listInvalidFieldNames, createResponse } from '@/lib/server/submissions/response';
import { getContext } from '@/lib/server/context';

/** The time limit on Vercel, in seconds: longer than a submission takes (lib/server/server.mjs). */
export const maxDuration = 60;

type Context = RouteContext<'/api/[formId]'>;

/** Receives a submission as JSON or as a urlencoded form. Responds with JSON or a page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const start = performance.now();
  const { formId } = await params;
  const form = findForm(formId);
  if (!form) return respondNotFound();
  const context = getContext();
  const { outcome, values, key } = await receiveSubmission(request, form, context);
  // Vercel has no timer, so each submission also redelivers older ones.
  if (context.settings.onVercel) after(() => runMaintenance(context));
  const ms = Math.round(performance.now() - start);
  const { status } = outcome;
  const fields = listInvalidFieldNames(form, outcome);
  context.log.info({ form: formId, status, ms, key, fields }, 'submission');
  return wantsPage(request.headers)
    ? respondWithPage(form, outcome, values)
    : createResponse(outcome);
}

/** Redirects to the form. The result page has this address, and visitors may bookmark it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const form = findForm((await params).formId);
  if (!form) return respondNotFound();
  return new Response(null, { status: 303, headers: { location: form.route } });
}

const respondNotFound = () =>
  Response.json({ message: 'This form does not exist.' }, { status: 404 });
