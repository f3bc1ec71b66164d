/**
 * `npm run bench:lighthouse`: audits every page with Lighthouse's mobile preset. For comparison, also audits a bare Next
 * page and a static file with the same text.
 */
import { parseOptions, saveResults } from '@/bench/support/bench';
import {
  auditAlternating,
  devtoolsThrottling,
  simulatedThrottling,
  type Audit,
} from '@/bench/support/lighthouse';
import { getBarePagePath, getStaticFilePath, startPeers } from '@/bench/support/peers';
import ensureBuild from '@/e2e/global-setup';
import { startSite } from '@/e2e/support/site';
import { formatTable } from '@/bench/support/table';

const { routes, runs } = parseOptions();
ensureBuild();
console.log('Building the bare Next pages with the same text ...');
const peers = await startPeers(routes);
const site = await startSite();

const results = [];
for (const route of routes) {
  const ours = site.url + route;
  const barePage = peers.url + getBarePagePath(route);
  const staticFile = peers.url + getStaticFilePath(route);
  const audits = await auditAlternating(
    {
      oursSimulated: [ours, simulatedThrottling],
      barePageSimulated: [barePage, simulatedThrottling],
      ours: [ours, devtoolsThrottling],
      barePage: [barePage, devtoolsThrottling],
      staticFile: [staticFile, devtoolsThrottling],
    },
    runs,
  );
  results.push({ route, ...audits });
  console.log(`Audited ${route}`);
}
await site.stop();
await peers.stop();

const toKib = (bytes: number) => Math.round(bytes / 1024);
const formatTimings = (audits: Audit[], timing: 'fcp' | 'lcp' | 'tti' | 'tbt') =>
  audits.map((audit) => Math.round(audit[timing])).join(' / ');

const devtoolsRows = results.map(({ route, ours, barePage, staticFile }) => {
  const audits = [ours, barePage, staticFile];
  return {
    'devtools: ours / bare page / static file': route,
    FCP: formatTimings(audits, 'fcp'),
    LCP: formatTimings(audits, 'lcp'),
    interactive: formatTimings(audits, 'tti'),
    TBT: formatTimings(audits, 'tbt'),
    'LCP × static': (ours.lcp / staticFile.lcp).toFixed(2),
    'interactive × static': (ours.tti / staticFile.tti).toFixed(2),
  };
});
const simulatedRows = results.map(
  ({ route, oursSimulated: ours, barePageSimulated: barePage }) => ({
    'simulated: ours / bare page': route,
    'perf a11y bp seo': `${ours.performance} ${ours.accessibility} ${ours.bestPractices} ${ours.seo}`,
    'perf of bare page': barePage.performance,
    LCP: formatTimings([ours, barePage], 'lcp'),
    TBT: formatTimings([ours, barePage], 'tbt'),
    CLS: ours.cls.toFixed(4),
    'script KiB': toKib(ours.script),
    'all KiB': toKib(ours.total),
    'benchmark index': Math.round(ours.benchmarkIndex),
  }),
);

console.log(
  `\nMedians of ${runs} runs, in ms and KiB. devtools and simulated are Lighthouse's throttling methods.\n`,
);
console.log(`${formatTable(devtoolsRows)}\n\n${formatTable(simulatedRows)}`);
saveResults('lighthouse', { runs, results });
