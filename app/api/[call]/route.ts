import { after } from 'next/server';
import { answerPage } from '@/app/api/answer-page';
import { formOf } from '@/lib/forms/registry';
import { wantsPage } from '@/lib/server/submissions/guard';
import { isMaintenanceDue, runMaintenanceInBackground } from '@/lib/server/submissions/maintenance';
import { receive } from '@/lib/server/submissions/receive';
import { fieldsInError, reply } from '@/lib/server/submissions/reply';
import { services } from '@/lib/server/submissions/services';

/** In s, where a platform ends functions: reading a form and sending it on take 40 s at most. */
export const maxDuration = 60;

type Context = RouteContext<'/api/[call]'>;

/** Takes a submission as JSON or as a form; answers JSON or a page. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const start = performance.now();
  const { call } = await params;
  const form = formOf(call);
  if (!form) return noForm();
  const { outcome, values, key } = await receive(request, form, services());
  // The destination answers: a good moment for what it did not take before.
  if (isMaintenanceDue(services(), outcome)) after(() => runMaintenanceInBackground(services()));
  const ms = Math.round(performance.now() - start);
  const { status } = outcome;
  const fields = fieldsInError(form, outcome);
  services().log.info({ call, status, ms, key, fields }, 'submission');
  return wantsPage(request.headers) ? answerPage(form, outcome, values) : reply(outcome);
}

/** Other methods. Next would answer them with 405 for calls that do not exist as well. */
async function refuse({ method }: Request, { params }: Context): Promise<Response> {
  if (!formOf((await params).call)) return noForm();
  // `Allow` is among the headers of the route (lib/server/security/headers.mjs).
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405 });
}

export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT };

const noForm = () => Response.json({ message: 'There is no such form.' }, { status: 404 });
