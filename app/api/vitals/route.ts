import { getServices } from '@/lib/server/submissions/services';
import { receiveVitals } from '@/lib/server/vitals';

/** Receives Web Vitals from browsers, unless VITALS_URL is set. */
export function POST(request: Request): Promise<Response> {
  const { settings, log } = getServices();
  return receiveVitals(request, settings.siteUrl, log);
}
