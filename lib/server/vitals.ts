/** The server's half of measuring: a report from a visitor's browser becomes one line in the log. */
import 'server-only';
import type { Logger } from 'pino';
import { z } from 'zod';
import { routes } from '@/lib/site';
import { refuseCrossSite } from '@/lib/server/submissions/guard';
import { Refusal, refusals } from '@/lib/server/submissions/outcome';
import { read } from '@/lib/server/submissions/read';

/** A figure is some 80 bytes, and a report has at most 20. */
const BODY_LIMIT = 4096;

/** `text/plain` is what `sendBeacon` makes of text. */
const TYPES = /^(text\/plain|application\/json)\s*(;|$)/i;

/**
 * Of a path only our own routes are kept: what else was typed into an address may be personal.
 * Nothing says who the visitor is: no address, no user agent, no identifier.
 */
const figure = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: z.number().min(0).max(3_600_000),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
  path: z
    .string()
    .transform((path) => Object.values(routes).find((route) => route === path) ?? 'other'),
});
/** One report: the figures of one page view. */
export const vitalsSchema = z.array(figure).min(1).max(20);

/** A flood must not fill the disk: the rest of what comes within so many ms is dropped. */
const BETWEEN_LINES = 1_000;
let isWaiting = false;

/**
 * Takes a page's figures (https://web.dev/articles/vitals) and logs them in one line.
 *
 * @param request a POST with `[{ name, value, rating, path }, …]`, at most 20
 * @param siteUrl our own origin: other sites' pages do not report here
 * @returns 204, also for what is dropped; 400, 403, 408, 413 or 415 for what is not a report
 */
export async function takeVital(request: Request, siteUrl: string, log: Logger): Promise<Response> {
  try {
    if (!TYPES.test(request.headers.get('content-type') ?? '')) throw refusals.wrongType();
    refuseCrossSite(request.headers, siteUrl);
    const bytes = await read(request.body, BODY_LIMIT);
    const sent: unknown = await new Response(bytes).json().catch(() => undefined);
    const vitals = vitalsSchema.safeParse(sent);
    if (!vitals.success) throw refusals.malformed('a report of web vitals');
    if (!isWaiting) {
      isWaiting = true;
      setTimeout(() => (isWaiting = false), BETWEEN_LINES).unref();
      log.info({ vitals: vitals.data }, 'vitals');
    }
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, close } = error.refused;
    return new Response(null, { status, headers: close && { connection: 'close' } });
  }
}
