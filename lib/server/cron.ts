import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '@/lib/server/context';
import { runMaintenance } from '@/lib/server/maintenance';

/** Hashes a text, because a comparison in constant time needs equal lengths. */
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Runs maintenance if the request has CRON_SECRET as its bearer token (RFC 6750). Never throws. */
export async function handleCronRequest(
  headers: Headers,
  context: ServerContext,
): Promise<Response> {
  const secret = context.settings.cronSecret;
  const authorization = sha256(headers.get('authorization') ?? '');
  const isAllowed =
    secret !== undefined && timingSafeEqual(authorization, sha256(`Bearer ${secret}`));
  if (!isAllowed)
    return Response.json(
      { message: 'Send CRON_SECRET in the header “Authorization: Bearer …”.' },
      { status: 401, headers: { 'www-authenticate': 'Bearer' } },
    );
  const report = await runMaintenance(context);
  return report
    ? Response.json(report)
    : Response.json({ message: 'The store cannot be used.' }, { status: 503 });
}
