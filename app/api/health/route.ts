import { reportHealth } from '@/lib/server/health';
import { getContext } from '@/lib/server/context';

export const dynamic = 'force-dynamic';

/** Returns 200 with the health report, or 503 while submissions cannot be accepted. */
export async function GET(): Promise<Response> {
  const report = await reportHealth(getContext());
  return Response.json(report, { status: report.status === 'down' ? 503 : 200 });
}
