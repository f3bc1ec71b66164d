import { services } from '@/lib/server/submissions/services';
import { takeVital } from '@/lib/server/vitals';

/** Where browsers report how fast a page was, unless VITALS_URL names another place. */
export function POST(request: Request): Promise<Response> {
  const { settings, log } = services();
  return takeVital(request, settings.siteUrl, log);
}
