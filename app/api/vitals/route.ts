import { services } from '@/lib/server/submissions/services';
import { takeVital } from '@/lib/server/vitals';

/** Takes Web Vitals from browsers, unless VITALS_URL is set. */
export function POST(request: Request): Promise<Response> {
  const { settings, log } = services();
  return takeVital(request, settings.siteUrl, log);
}
