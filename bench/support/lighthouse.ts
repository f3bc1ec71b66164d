import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { inTurns, medians } from '@/bench/support/bench';
import { browserFlags, findChromium } from '@/e2e/browser';
import { freePort } from '@/lib/testing/free-port';

const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'interactive',
  'total-blocking-time',
  'cumulative-layout-shift',
  'resource-summary',
];

/** Times computed from an unthrottled load, and the four scores, which take twice the time. */
export const simulated: Flags = {
  throttlingMethod: 'simulate',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
};
/** A load that is throttled for real. */
export const applied: Flags = { throttlingMethod: 'devtools', onlyAudits: timings };

/** Scores of 100 (NaN where none was asked for), times in ms, sizes in bytes. */
function figuresOf({ categories, audits, environment }: Result) {
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const timeOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const { items } = audits['resource-summary']!.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  const bytesOf = (type: string) =>
    items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    fcp: timeOf('first-contentful-paint'),
    lcp: timeOf('largest-contentful-paint'),
    tti: timeOf('interactive'),
    tbt: timeOf('total-blocking-time'),
    cls: timeOf('cumulative-layout-shift'),
    script: bytesOf('script'),
    total: bytesOf('total'),
    /** Lighthouse's own measure of how fast the machine was in that minute; more is faster. */
    machine: environment.benchmarkIndex,
  };
}

export type Audit = ReturnType<typeof figuresOf>;

/** A page, and how it is looked at. */
type Subject = [url: string, flags: Flags];

/** A browser of its own each time, as a first visit. */
async function once([url, flags]: Subject): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    // The screenshot is for a report's reader, and there is none.
    const all = { ...flags, port, disableFullPageScreenshot: true };
    const { lhr } = (await lighthouse(url, all))!;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return figuresOf(lhr);
  } finally {
    await browser.close();
  }
}

/** Asks four times more where it fails: "Please run Lighthouse again", it says of an empty trace. */
const withRetries = (subject: Subject, retries = 4): Promise<Audit> =>
  once(subject).catch((error) => {
    if (retries === 0) throw error;
    console.log(`again: ${subject[0]}: ${String(error).slice(0, 200)}`);
    return withRetries(subject, retries - 1);
  });

/**
 * Audits pages in turns as lighthouse's mobile preset does: a slow phone on a slow network.
 *
 * @param subjects what stands side by side
 * @param runs how often each of them is audited
 * @returns the medians of each, under its own name
 * @throws where lighthouse fails five times in a row
 */
export async function compare<Name extends string>(
  subjects: Record<Name, Subject>,
  runs: number,
): Promise<Record<Name, Audit>> {
  const audits = await inTurns(Object.values<Subject>(subjects), runs, (one) => withRetries(one));
  const named = Object.keys(subjects).map((name, place) => [name, medians(audits[place]!)]);
  return Object.fromEntries(named) as Record<Name, Audit>;
}
