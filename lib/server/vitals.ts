import 'server-only';
import type { Logger } from 'pino';
import { z } from 'zod';
import { allRoutes } from '@/lib/routes';
import { refuseCrossSite } from '@/lib/server/submissions/guard';
import { Refusal, refusals } from '@/lib/server/submissions/outcome';
import { readBody } from '@/lib/server/submissions/read';

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

/** Receives a browser's report of Web Vitals (https://web.dev/articles/vitals) and logs it as one line. */
export async function receiveVitals(
  request: Request,
  siteUrl: string,
  log: Logger,
): Promise<Response> {
  try {
    if (!CONTENT_TYPES.test(request.headers.get('content-type') ?? ''))
      throw refusals.unsupportedType();
    refuseCrossSite(request.headers, siteUrl);
    const bytes = await readBody(request.body, MAX_REPORT_BYTES);
    const json: unknown = await new Response(bytes).json().catch(() => undefined);
    const vitals = vitalsSchema.safeParse(json);
    if (!vitals.success) throw refusals.bodyIsNot('a report of web vitals');
    log.info({ vitals: vitals.data }, 'vitals');
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, close } = error.outcome;
    return new Response(null, { status, headers: close && { connection: 'close' } });
  }
}
