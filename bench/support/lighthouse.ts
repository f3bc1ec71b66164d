import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { runAlternating, medians } from '@/bench/support/bench';
import { browserFlags, findChromium } from '@/e2e/browser';
import { findFreePort } from '@/lib/testing/free-port';

const timings = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'interactive',
  'total-blocking-time',
  'cumulative-layout-shift',
  'resource-summary',
];

/** Simulated throttling: times are computed from an unthrottled load. Includes the four scores. */
export const simulated: Flags = {
  throttlingMethod: 'simulate',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
};
/** Real throttling by the browser. */
export const applied: Flags = { throttlingMethod: 'devtools', onlyAudits: timings };

/** Returns scores from 0 to 100 (NaN if not audited), times in ms, sizes in bytes. */
function readFigures({ categories, audits, environment }: Result) {
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
    /** Lighthouse's benchmark of the machine's speed; higher is faster. */
    machine: environment.benchmarkIndex,
  };
}

export type Audit = ReturnType<typeof readFigures>;

type Subject = [url: string, flags: Flags];

/** Audits a page in a new browser, as a first visit. */
async function audit([url, flags]: Subject): Promise<Audit> {
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

/** Retries, because Lighthouse sometimes gets an empty trace and says "Please run Lighthouse again". */
const auditWithRetries = (subject: Subject, retries = 4): Promise<Audit> =>
  audit(subject).catch((error) => {
    if (retries === 0) throw error;
    console.log(`retrying ${subject[0]}: ${String(error).slice(0, 200)}`);
    return auditWithRetries(subject, retries - 1);
  });

/**
 * Audits pages in alternation with Lighthouse's mobile preset. Returns the medians of each subject.
 *
 * @throws if Lighthouse fails five times in a row
 */
export async function compare<Name extends string>(
  subjects: Record<Name, Subject>,
  runs: number,
): Promise<Record<Name, Audit>> {
  const audits = await runAlternating(Object.values<Subject>(subjects), runs, (subject) =>
    auditWithRetries(subject),
  );
  const named = Object.keys(subjects).map((name, index) => [name, medians(audits[index]!)]);
  return Object.fromEntries(named) as Record<Name, Audit>;
}
