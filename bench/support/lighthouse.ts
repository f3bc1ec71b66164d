import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { browserFlags, findChromium } from '@/e2e/browser';
import { median } from '@/e2e/support/table';

/** What is read of one report. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Resource[] } }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
interface Resource {
  resourceType?: string;
  transferSize?: number;
}

const scoreOf = (category: string) => (report: Report) =>
  Math.round((report.categories[category]?.score ?? NaN) * 100);
const timeOf = (audit: string) => (report: Report) => report.audits[audit]?.numericValue ?? NaN;
const bytesOf = (type: string) => (report: Report) => {
  const items = report.audits['resource-summary']?.details?.items ?? [];
  return items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
};

/** Scores of 100 (NaN where none is asked for), times in ms, sizes in bytes. */
const figures = {
  performance: scoreOf('performance'),
  accessibility: scoreOf('accessibility'),
  bestPractices: scoreOf('best-practices'),
  seo: scoreOf('seo'),
  fcp: timeOf('first-contentful-paint'),
  lcp: timeOf('largest-contentful-paint'),
  /** Time to interactive. */
  tti: timeOf('interactive'),
  tbt: timeOf('total-blocking-time'),
  cls: timeOf('cumulative-layout-shift'),
  script: bytesOf('script'),
  total: bytesOf('total'),
  /** Lighthouse's own measure of how fast the machine was in that minute; more is faster. */
  machine: (report: Report) => report.environment.benchmarkIndex,
};

/** Medians over the runs. */
export type Audit = Record<keyof typeof figures, number>;

const timings =
  'first-contentful-paint,largest-contentful-paint,interactive,total-blocking-time,cumulative-layout-shift,resource-summary';

/** One page, seen in one way. */
interface Subject {
  url: string;
  /** `simulate`: computed from an unthrottled load; `devtools`: throttled for real. */
  throttling: 'simulate' | 'devtools';
  /** Whether the four scores are wanted as well, which takes twice the time. */
  isScored?: boolean;
}

const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** A browser of its own each time, as a first visit. */
async function once({ url, throttling, isScored }: Subject): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      '--form-factor=mobile',
      `--throttling-method=${throttling}`,
      isScored
        ? '--only-categories=performance,accessibility,best-practices,seo'
        : `--only-audits=${timings}`,
      // Kept for the report's reader, and there is none.
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 120_000, maxBuffer: 2 ** 27 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError?.message) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Asks four times more where it fails: "Please run Lighthouse again", it says of an empty trace. */
async function withRetries(subject: Subject, retries = 4): Promise<Report> {
  try {
    return await once(subject);
  } catch (error) {
    if (retries === 0) throw error;
    console.log(`again: ${subject.url}: ${String(error).slice(0, 200)}`);
    return withRetries(subject, retries - 1);
  }
}

/**
 * Audits pages as lighthouse's mobile preset does: a slow phone on a slow network. They take turns,
 * so that a slow minute of the machine falls on each of them.
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
  const all = Object.entries<Subject>(subjects);
  const rounds: Report[][] = [];
  for (let left = runs; left > 0; left -= 1) {
    const round: Report[] = [];
    for (const [, subject] of all) round.push(await withRetries(subject));
    rounds.push(round);
  }
  const audits = all.map(([name], place) => {
    const medians = Object.entries(figures).map(([figure, read]) => [
      figure,
      median(rounds.map((round) => read(round[place]!))),
    ]);
    return [name, Object.fromEntries(medians)];
  });
  return Object.fromEntries(audits) as Record<Name, Audit>;
}
