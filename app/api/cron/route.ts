import { handleCronRequest } from '@/lib/server/cron';
import { getContext } from '@/lib/server/context';

export const dynamic = 'force-dynamic';

/** The time limit on Vercel, in seconds. No delivery starts after 30 s, and one takes up to 8 s. */
export const maxDuration = 60;

export function GET(request: Request): Promise<Response> {
  return handleCronRequest(request.headers, getContext());
}
