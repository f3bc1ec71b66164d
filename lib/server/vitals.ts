import 'server-only';
import { z } from 'zod';
import { allRoutes } from '@/lib/routes';
import { checkLength, readBody, refuseCrossSite } from '@/lib/server/submissions/guard';
import { Refusal, refusals } from '@/lib/server/submissions/outcome';
import type { ServerContext } from '@/lib/server/context';

/** A report has at most 20 metrics of about 80 bytes. */
const MAX_REPORT_BYTES = 4096;

/** `sendBeacon` sends text as `text/plain`. */
const CONTENT_TYPES = /^(text\/plain|application\/json)\s*(;|$)/i;

/** Replaces unknown paths, which may contain personal data, with `other`. */
const metric = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(3_600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  path: z.string().transform((path) => allRoutes.find((route) => route === path) ?? 'other'),
});
const vitalsSchema = z.array(metric).min(1).max(20);

/**
 * Receives a browser's report of Web Vitals (https://web.dev/articles/vitals) and logs it as one line. Above the rate
 * limit, also responds with 204, but logs nothing.
 */
export async function receiveVitals(
  request: Request,
  { limit, log }: Pick<ServerContext, 'limit' | 'log'>,
): Promise<Response> {
  const { headers } = request;
  try {
    if (!CONTENT_TYPES.test(headers.get('content-type') ?? '')) throw refusals.unsupportedType();
    refuseCrossSite(headers);
    checkLength(headers, MAX_REPORT_BYTES);
    if (limit('vitals', headers)) return new Response(null, { status: 204 });
    const json: unknown = await new Response(await readBody(request)).json().catch(() => undefined);
    const vitals = vitalsSchema.safeParse(json);
    if (!vitals.success) throw refusals.bodyIsNot('a report of web vitals');
    log.info({ vitals: vitals.data }, 'vitals');
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return new Response(null, { status: error.outcome.status });
  }
}
