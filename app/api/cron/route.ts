import { scheduledMaintenance } from '@/lib/server/submissions/maintenance';
import { services } from '@/lib/server/submissions/services';

// Answered by the running site, not when it is built.
export const dynamic = 'force-dynamic';

/** In s, where a platform ends functions: redelivery takes 30 s at most, then begins no new row. */
export const maxDuration = 60;

/** Redelivery and retention for a scheduler; vercel.json has a cron job that calls it. */
export function GET(request: Request): Promise<Response> {
  return scheduledMaintenance(request.headers, services());
}
