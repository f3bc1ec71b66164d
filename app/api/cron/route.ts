import { scheduledMaintenance } from '@/lib/server/submissions/maintenance';
import { services } from '@/lib/server/submissions/services';

// Not prerendered.
export const dynamic = 'force-dynamic';

/** In seconds, for platforms that limit functions: redelivery starts no delivery after 30 s. */
export const maxDuration = 60;

/** Runs redelivery and retention for a scheduler, such as the cron job in vercel.json. */
export function GET(request: Request): Promise<Response> {
  return scheduledMaintenance(request.headers, services());
}
