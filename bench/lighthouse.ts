/**
 * `npm run bench:lighthouse`: audits every page with Lighthouse's mobile preset, next to a bare Next page and a static
 * file with the same text.
 */
import { parseOptions, save } from '@/bench/support/bench';
import { applied, compare, simulated, type Audit } from '@/bench/support/lighthouse';
import { getLimitPath, startPeers, getWordsPath } from '@/bench/support/peers';
import ensureBuild from '@/e2e/global-setup';
import { startSite } from '@/e2e/support/site';
import { formatTable } from '@/bench/support/table';

const { routes, runs } = parseOptions();
ensureBuild();
console.log('Building the bare Next pages with the same text ...');
const peers = await startPeers(routes);
const site = await startSite();

const measured = [];
for (const route of routes) {
  const ours = site.url + route;
  const words = peers.url + getWordsPath(route);
  const audits = await compare(
    {
      ours: [ours, simulated],
      words: [words, simulated],
      oursApplied: [ours, applied],
      wordsApplied: [words, applied],
      limitApplied: [peers.url + getLimitPath(route), applied],
    },
    runs,
  );
  measured.push({ route, ...audits });
  console.log(`${route} is measured.`);
}
await site.stop();
await peers.stop();

const toKib = (bytes: number) => Math.round(bytes / 1024);
const roundMedian = (audits: Audit[], timing: 'fcp' | 'lcp' | 'tti' | 'tbt') =>
  audits.map((audit) => Math.round(audit[timing])).join(' / ');

const appliedRows = measured.map(({ route, oursApplied, wordsApplied, limitApplied }) => {
  const three = [oursApplied, wordsApplied, limitApplied];
  return {
    'applied: ours / words / limit': route,
    FCP: roundMedian(three, 'fcp'),
    LCP: roundMedian(three, 'lcp'),
    interactive: roundMedian(three, 'tti'),
    TBT: roundMedian(three, 'tbt'),
    'LCP × limit': (oursApplied.lcp / limitApplied.lcp).toFixed(2),
    'interactive × limit': (oursApplied.tti / limitApplied.tti).toFixed(2),
  };
});
const simulatedRows = measured.map(({ route, ours, words }) => ({
  'simulated: ours / words': route,
  'perf a11y bp seo': `${ours.performance} ${ours.accessibility} ${ours.bestPractices} ${ours.seo}`,
  'perf of words': words.performance,
  LCP: roundMedian([ours, words], 'lcp'),
  TBT: roundMedian([ours, words], 'tbt'),
  CLS: ours.cls.toFixed(4),
  'script KiB': toKib(ours.script),
  'all KiB': toKib(ours.total),
  machine: Math.round(ours.machine),
}));

console.log(`\nMedians of ${runs}; ms and KiB. applied: throttled by devtools.\n`);
console.log(`${formatTable(appliedRows)}\n\n${formatTable(simulatedRows)}`);
save('lighthouse', { runs, measured });
