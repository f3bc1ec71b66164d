/** Maintenance by order of a scheduler, where no process runs all the time. */
import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { errorForLog } from '@/lib/server/submissions/log';
import { runMaintenance } from '@/lib/server/submissions/maintenance';
import type { Services } from '@/lib/server/submissions/services';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Of equal length and in constant time, so that an answer's delay tells nothing about the secret. */
const isSame = (given: string, expected: string) =>
  timingSafeEqual(digest(given), digest(expected));

/**
 * Runs maintenance for whoever knows the secret (RFC 6750: `Authorization: Bearer …`, as Vercel's
 * cron jobs send it).
 *
 * @param headers of the request
 * @param secret CRON_SECRET; undefined: nobody may call
 * @returns 200 with what was done and what is left; 401 without the secret; 503 when the store
 *   cannot be reached; never throws
 */
export async function scheduledMaintenance(
  headers: Headers,
  secret: string | undefined,
  services: Services,
): Promise<Response> {
  const init = { headers: { 'cache-control': 'no-store' } };
  const isAllowed =
    secret !== undefined && isSame(headers.get('authorization') ?? '', `Bearer ${secret}`);
  if (!isAllowed) {
    return Response.json(
      { message: 'Send the CRON_SECRET as “Authorization: Bearer …”.' },
      { status: 401, headers: { ...init.headers, 'www-authenticate': 'Bearer' } },
    );
  }
  try {
    return Response.json((await runMaintenance(services)).report, init);
  } catch (error) {
    services.log.error({ error: errorForLog(error) }, 'maintenance failed');
    return Response.json({ message: 'The store cannot be reached.' }, { status: 503, ...init });
  }
}
