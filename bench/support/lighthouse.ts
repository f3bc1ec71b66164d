import { binary } from '@/bench/support/results';
import { run } from '@/bench/support/workspace';
import { median } from '@/e2e/support/table';
import { browserFlags, findChromium } from '@/e2e/browser';

/** `simulate`: computed from an unthrottled load; `devtools`: throttled for real. */
export type Throttling = 'simulate' | 'devtools';

/** In the order in which lighthouse shows them. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** Medians over the runs; times in ms, sizes in bytes. */
export interface Audit {
  /** Of 100, by category; only those asked for. */
  scores: Partial<Record<Category, number>>;
  lcp: number;
  /** The slowest and the fastest run: how far the median can be trusted. */
  spread: number;
  fcp: number;
  /** Time to interactive. */
  tti: number;
  tbt: number;
  cls: number;
  script: number;
  total: number;
  /** Lighthouse's own measure of how fast the machine was in that minute; more is faster. */
  machine: number;
  /** Audits below 1 that count towards a score. */
  blamed: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: Details }>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
interface Details {
  items?: { resourceType?: string; transferSize?: number }[];
}

const cli = binary('lighthouse/cli/index.js');
const chromePath = findChromium();

/** What is asked of lighthouse where no score is wanted: all else would take twice the time. */
const timings = [
  'largest-contentful-paint',
  'first-contentful-paint',
  'interactive',
  'total-blocking-time',
  'cumulative-layout-shift',
  'resource-summary',
];

/** One page, seen in one way. */
export interface Subject {
  url: string;
  throttling: Throttling;
  /** Whether the four scores are wanted as well. */
  isScored?: boolean;
}

/** A browser of its own each time, as a first visit. */
async function once({ url, throttling, isScored }: Subject): Promise<Report> {
  const output = await run(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      '--form-factor=mobile',
      `--throttling-method=${throttling}`,
      isScored ? `--only-categories=${categories.join(',')}` : `--only-audits=${timings.join(',')}`,
      // Kept for the report's reader, and there is none.
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { env: { CHROME_PATH: chromePath }, seconds: 120 },
  );
  const report = JSON.parse(output) as Report;
  if (report.runtimeError?.message) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function transferred(report: Report, type: string): number {
  const items = report.audits['resource-summary']?.details?.items ?? [];
  return items.find(({ resourceType }) => resourceType === type)?.transferSize ?? 0;
}

function blamedIn({ categories, audits }: Report): string[] {
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
}

/** @returns what lighthouse says, asked four times more where it fails */
async function withRetries(subject: Subject): Promise<Report> {
  for (let retries = 4; ; retries -= 1)
    try {
      return await once(subject);
    } catch (error) {
      // "Please run Lighthouse again", as it says when a trace came to nothing.
      if (retries === 0) throw error;
      console.log(
        `again: ${subject.url}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
}

function medians(reports: Report[], isScored: boolean): Audit {
  const value = (id: string) => reports.map(({ audits }) => audits[id]?.numericValue ?? NaN);
  const scoreOf = (category: Category) =>
    median(reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100)));
  const lcps = value('largest-contentful-paint');
  const wanted = isScored ? categories : [];
  return {
    scores: Object.fromEntries(wanted.map((category) => [category, scoreOf(category)])),
    lcp: median(lcps),
    spread: Math.max(...lcps) - Math.min(...lcps),
    fcp: median(value('first-contentful-paint')),
    tti: median(value('interactive')),
    tbt: median(value('total-blocking-time')),
    cls: median(value('cumulative-layout-shift')),
    script: median(reports.map((report) => transferred(report, 'script'))),
    total: median(reports.map((report) => transferred(report, 'total'))),
    machine: median(reports.map(({ environment }) => environment.benchmarkIndex)),
    blamed: [...new Set(reports.flatMap(blamedIn))],
  };
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
  const all = Object.entries<Subject>(subjects).map(([name, subject]) => ({
    name,
    subject,
    reports: [] as Report[],
  }));
  for (let left = runs; left > 0; left -= 1)
    for (const { subject, reports } of all) reports.push(await withRetries(subject));
  const measured = all.map(({ name, subject, reports }) => {
    const { url, throttling, isScored = false } = subject;
    const audit = medians(reports, isScored);
    const { scores, lcp, spread, tti, tbt, machine } = audit;
    const round = Math.round;
    console.log(
      `${throttling} ${url}: ${isScored ? `scores ${Object.values(scores).join(' ')}, ` : ''}` +
        `LCP ${round(lcp)} (±${round(spread / 2)}), interactive ${round(tti)}, TBT ${round(tbt)}, machine ${round(machine)}`,
    );
    return [name, audit];
  });
  return Object.fromEntries(measured) as Record<Name, Audit>;
}
