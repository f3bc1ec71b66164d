import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { computeMedians, runAlternating } from '@/bench/support/bench';
import { browserFlags, findChromium } from '@/e2e/browser';
import { findFreePort } from '@/lib/testing/free-port';

const timingAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'interactive',
  'total-blocking-time',
  'cumulative-layout-shift',
  'resource-summary',
];

/** Lighthouse loads the page without throttling and estimates the throttled times. Also audits the four scores. */
export const simulatedThrottling: Flags = {
  throttlingMethod: 'simulate',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
};
/** The browser itself throttles the network and the CPU while the page loads. Audits only the times. */
export const devtoolsThrottling: Flags = { throttlingMethod: 'devtools', onlyAudits: timingAudits };

/** Returns scores from 0 to 100 (NaN if not audited), times in ms, sizes in bytes. */
function readFigures({ categories, audits, environment }: Result) {
  const readScore = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const readTiming = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const { items } = audits['resource-summary']!.details as unknown as {
    items: { resourceType: string; transferSize: number }[];
  };
  const readBytes = (type: string) =>
    items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
  return {
    performance: readScore('performance'),
    accessibility: readScore('accessibility'),
    bestPractices: readScore('best-practices'),
    seo: readScore('seo'),
    fcp: readTiming('first-contentful-paint'),
    lcp: readTiming('largest-contentful-paint'),
    tti: readTiming('interactive'),
    tbt: readTiming('total-blocking-time'),
    cls: readTiming('cumulative-layout-shift'),
    script: readBytes('script'),
    total: readBytes('total'),
    /** Lighthouse's measure of the machine's speed; higher is faster. */
    benchmarkIndex: environment.benchmarkIndex,
  };
}

export type Audit = ReturnType<typeof readFigures>;

type Subject = [url: string, flags: Flags];

/** Audits a page in a new browser, as a first visit. */
async function auditPage([url, flags]: Subject): Promise<Audit> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const allFlags = { ...flags, port, disableFullPageScreenshot: true };
    const { lhr } = (await lighthouse(url, allFlags))!;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readFigures(lhr);
  } finally {
    await browser.close();
  }
}

/** Retries, because Lighthouse sometimes fails with an empty trace ("Please run Lighthouse again"). */
const auditWithRetries = (subject: Subject, retries = 4): Promise<Audit> =>
  auditPage(subject).catch((error) => {
    if (retries === 0) throw error;
    console.log(`retrying ${subject[0]}: ${String(error).slice(0, 200)}`);
    return auditWithRetries(subject, retries - 1);
  });

/**
 * Audits each subject `runs` times, alternating between them, with Lighthouse's mobile preset. Returns each subject's
 * medians.
 *
 * @throws Lighthouse's error if the audit of a page fails five times in a row
 */
export async function auditAlternating<Name extends string>(
  subjects: Record<Name, Subject>,
  runs: number,
): Promise<Record<Name, Audit>> {
  const audits = await runAlternating(Object.values<Subject>(subjects), runs, (subject) =>
    auditWithRetries(subject),
  );
  const named = Object.keys(subjects).map((name, index) => [name, computeMedians(audits[index]!)]);
  return Object.fromEntries(named) as Record<Name, Audit>;
}
