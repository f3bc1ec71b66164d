import { health } from '@/lib/server/submissions/health';
import { services } from '@/lib/server/submissions/services';

// Not prerendered.
export const dynamic = 'force-dynamic';

/** Returns 200 with the state of store and upstream, or 503 while submissions cannot be accepted. */
export async function GET(): Promise<Response> {
  const report = await health(services());
  return Response.json(report, { status: report.status === 'down' ? 503 : 200 });
}
