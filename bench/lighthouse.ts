/**
 * `npm run bench:lighthouse [-- --runs=9]`: lighthouse's mobile preset on every page, side by side
 * with a bare Next page and a static file of the same words, from one run. Prints a table, writes
 * bench/results/lighthouse.json.
 */
import { options, save } from '@/bench/support/bench';
import { applied, compare, simulated, type Audit } from '@/bench/support/lighthouse';
import { limitPath, startPeers, wordsPath } from '@/bench/support/peers';
import ensureBuild from '@/e2e/global-setup';
import { startSite } from '@/e2e/support/site';
import { table } from '@/e2e/support/table';

const { routes, runs } = options();
ensureBuild();
console.log('Building the bare Next pages with the same words ...');
const peers = await startPeers(routes);
const site = await startSite();

const measured = [];
for (const route of routes) {
  const ours = site.url + route;
  const words = peers.url + wordsPath(route);
  const audits = await compare(
    {
      ours: [ours, simulated],
      words: [words, simulated],
      oursApplied: [ours, applied],
      wordsApplied: [words, applied],
      limitApplied: [peers.url + limitPath(route), applied],
    },
    runs,
  );
  measured.push({ route, ...audits });
  console.log(`${route} is measured.`);
}
await site.stop();
await peers.stop();

type Timing = 'fcp' | 'lcp' | 'tti' | 'tbt';
type Applied = Record<'oursApplied' | 'wordsApplied' | 'limitApplied', Audit>;
/** Ours, the bare page with the same words, the static file. */
const three = ({ oursApplied, wordsApplied, limitApplied }: Applied, timing: Timing) =>
  [oursApplied, wordsApplied, limitApplied].map((audit) => Math.round(audit[timing])).join(' / ');
const timesLimit = ({ oursApplied, limitApplied }: Applied, timing: Timing) =>
  oursApplied[timing] / limitApplied[timing];
const kib = (bytes: number) => Math.round(bytes / 1024);

const appliedRows = measured.map((one) => ({
  'applied: ours / words / limit': one.route,
  FCP: three(one, 'fcp'),
  LCP: three(one, 'lcp'),
  interactive: three(one, 'tti'),
  TBT: three(one, 'tbt'),
  'LCP × limit': timesLimit(one, 'lcp').toFixed(2),
  'interactive × limit': timesLimit(one, 'tti').toFixed(2),
}));
const simulatedRows = measured.map(({ route, ours, words }) => ({
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

console.log(`\nMedians of ${runs}; ms and KiB. applied: throttled by devtools.\n`);
console.log(`${table(appliedRows)}\n\n${table(simulatedRows)}`);
save('lighthouse', { runs, measured });
