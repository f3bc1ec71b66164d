import { reportHealth } from '@/lib/server/submissions/health';
import { getServices } from '@/lib/server/submissions/services';

export const dynamic = 'force-dynamic';

/** Returns 200 with the health report, or 503 while submissions cannot be accepted. */
export async function GET(): Promise<Response> {
  const report = await reportHealth(getServices());
  return Response.json(report, { status: report.status === 'down' ? 503 : 200 });
}
