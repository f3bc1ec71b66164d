/**
 * `npm run bench:lighthouse [-- --runs=9]`: lighthouse's mobile preset on every page, side by side
 * with a bare Next page and a static file of the same words, from one run. Prints a table, writes
 * bench/results/lighthouse.json.
 */
import { options, save } from '@/bench/support/bench';
import { compare, type Audit } from '@/bench/support/lighthouse';
import { limitPath, startPeers, wordsPath } from '@/bench/support/peers';
import ensureBuild from '@/e2e/global-setup';
import { budgets, kindOf, scriptFloor } from '@/e2e/support/budgets';
import { startSite } from '@/e2e/support/site';
import { table } from '@/e2e/support/table';

type Kind = 'ours' | 'words' | 'oursApplied' | 'wordsApplied' | 'limitApplied';
type Measured = { route: string } & Record<Kind, Audit>;

const { routes, runs } = options();
ensureBuild();
console.log('Building the bare Next pages with the same words ...');
const peers = await startPeers(routes);
const site = await startSite();

const measured: Measured[] = [];
for (const route of routes) {
  const ours = site.url + route;
  const words = peers.url + wordsPath(route);
  const audits = await compare(
    {
      ours: { url: ours, throttling: 'simulate', isScored: true },
      words: { url: words, throttling: 'simulate', isScored: true },
      oursApplied: { url: ours, throttling: 'devtools' },
      wordsApplied: { url: words, throttling: 'devtools' },
      limitApplied: { url: peers.url + limitPath(route), throttling: 'devtools' },
    },
    runs,
  );
  measured.push({ route, ...audits });
  console.log(`${route} is measured.`);
}
await site.stop();
await peers.stop();

type Timing = 'fcp' | 'lcp' | 'tti' | 'tbt';
/** Ours, the bare page with the same words, the static file. */
const three = ({ oursApplied, wordsApplied, limitApplied }: Measured, timing: Timing) =>
  [oursApplied, wordsApplied, limitApplied].map((audit) => Math.round(audit[timing])).join(' / ');
const timesLimit = ({ oursApplied, limitApplied }: Measured, timing: Timing) =>
  oursApplied[timing] / limitApplied[timing];
const kib = (bytes: number) => Math.round(bytes / 1024);

const applied = measured.map((one) => ({
  'applied: ours / words / limit': one.route,
  FCP: three(one, 'fcp'),
  LCP: three(one, 'lcp'),
  interactive: three(one, 'tti'),
  TBT: three(one, 'tbt'),
  'LCP × limit': timesLimit(one, 'lcp').toFixed(2),
  'interactive × limit': timesLimit(one, 'tti').toFixed(2),
}));
const simulated = measured.map(({ route, ours, words }) => ({
  'simulated: ours / words': route,
  'perf a11y bp seo': [ours.performance, ours.accessibility, ours.bestPractices, ours.seo].join(
    ' ',
  ),
  'perf of words': words.performance,
  LCP: `${Math.round(ours.lcp)} / ${Math.round(words.lcp)}`,
  TBT: `${Math.round(ours.tbt)} / ${Math.round(words.tbt)}`,
  CLS: ours.cls.toFixed(4),
  'script KiB': kib(ours.script),
  'all KiB': kib(ours.total),
  machine: Math.round(ours.machine),
}));

/** The targets that a page misses, by name. */
function missed(one: Measured): string[] {
  const { ours, words, route } = one;
  const { performance, accessibility, bestPractices, seo } = ours;
  const targets: [string, boolean][] = [
    ['accessibility, best practices and SEO 100', accessibility + bestPractices + seo === 300],
    ['performance not below the bare page (simulated)', performance >= words.performance],
    ['LCP ≤ 1.15 × limit (applied)', timesLimit(one, 'lcp') <= 1.15],
    ['interactive ≤ 1.15 × limit (applied)', timesLimit(one, 'tti') <= 1.15],
    ['CLS 0', ours.cls === 0],
    ['script ≤ budget', ours.script <= scriptFloor + budgets.script[kindOf(route)]],
    ['everything ≤ budget', ours.total <= budgets.everything],
  ];
  return targets.filter(([, isMet]) => !isMet).map(([name]) => name);
}

console.log(`\nMedians of ${runs}; ms and KiB. applied: throttled by devtools.\n`);
console.log(`${table(applied)}\n\n${table(simulated)}`);
for (const one of measured.filter((all) => missed(all).length > 0))
  console.log(`\n${one.route} misses: ${missed(one).join('; ')}`);
save('lighthouse', { runs, measured });
