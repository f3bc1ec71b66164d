import { handleCronRequest } from '@/lib/server/submissions/maintenance';
import { getServices } from '@/lib/server/submissions/services';

export const dynamic = 'force-dynamic';

/** The time limit on Vercel, in seconds. Redelivery starts no delivery after 30 s. */
export const maxDuration = 60;

export function GET(request: Request): Promise<Response> {
  return handleCronRequest(request.headers, getServices());
}
