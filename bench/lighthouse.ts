/**
 * `npm run bench:lighthouse [-- --runs=9 https://example.com]`: lighthouse's mobile preset on every
 * page, side by side with a bare Next page and a static file of the same words, from one run.
 * Prints a table, writes bench/results/lighthouse.json.
 */
import { kindOf, budgets, scriptFloor } from '@/e2e/support/budgets';
import { categories, compare, type Audit } from '@/bench/support/lighthouse';
import { options } from '@/bench/support/options';
import { limitPath, startPeers, wordsPath } from '@/bench/support/peers';
import { printMachine, save } from '@/bench/support/results';
import { table, type Row } from '@/e2e/support/table';
import { startSite } from '@/e2e/support/site';
import ensureBuild from '@/e2e/global-setup';

type Kind = 'ours' | 'words' | 'oursApplied' | 'wordsApplied' | 'limitApplied';
type Measured = { route: string } & Record<Kind, Audit>;

const { routes, runs, strangers } = options();
ensureBuild();
console.log('Building the bare Next pages with the same words ...');
const peers = await startPeers(routes);
const site = await startSite();

const measured: Measured[] = [];
for (const route of routes) {
  const ours = site.url + route;
  const words = peers.url + wordsPath(route);
  measured.push({
    route,
    ...(await compare(
      {
        ours: { url: ours, throttling: 'simulate', isScored: true },
        words: { url: words, throttling: 'simulate', isScored: true },
        oursApplied: { url: ours, throttling: 'devtools' },
        wordsApplied: { url: words, throttling: 'devtools' },
        limitApplied: { url: peers.url + limitPath(route), throttling: 'devtools' },
      },
      runs,
    )),
  });
}
await site.stop();
await peers.stop();
const others: { route: string; simulated: Audit; applied: Audit }[] = [];
for (const url of strangers)
  others.push({
    route: url,
    ...(await compare(
      {
        simulated: { url, throttling: 'simulate', isScored: true },
        applied: { url, throttling: 'devtools' },
      },
      runs,
    )),
  });

const all = ({ scores }: Audit) => Object.values(scores).join(' ');
const ms = (value: number) => Math.round(value);
const kib = (bytes: number) => Math.round(bytes / 1024);
/** Ours, the bare page with the same words, the static file. */
const three = (one: Measured, metric: 'fcp' | 'lcp' | 'tti' | 'tbt') =>
  [one.oursApplied, one.wordsApplied, one.limitApplied]
    .map((audit) => ms(audit[metric]))
    .join(' / ');
const applied = (one: Measured): Row => ({
  'applied: ours / words / limit': one.route,
  FCP: three(one, 'fcp'),
  LCP: three(one, 'lcp'),
  interactive: three(one, 'tti'),
  TBT: three(one, 'tbt'),
  'LCP × limit': (one.oursApplied.lcp / one.limitApplied.lcp).toFixed(2),
  'interactive × limit': (one.oursApplied.tti / one.limitApplied.tti).toFixed(2),
});
const simulated = (one: Measured): Row => ({
  'simulated: ours / words': one.route,
  'perf a11y bp seo': all(one.ours),
  'perf of words': one.words.scores.performance ?? '',
  LCP: `${ms(one.ours.lcp)} / ${ms(one.words.lcp)}`,
  TBT: `${ms(one.ours.tbt)} / ${ms(one.words.tbt)}`,
  CLS: Number(one.ours.cls.toFixed(4)),
  'script KiB': kib(one.ours.script),
  'all KiB': kib(one.ours.total),
  machine: ms(one.ours.machine),
});

/** The targets that a page misses, by name. */
function missed({ ours, words, oursApplied, limitApplied, route }: Measured): string[] {
  const scoreOf = (audit: Audit, category: (typeof categories)[number]) =>
    audit.scores[category] ?? 0;
  const checks: Record<string, boolean> = {
    'accessibility, best practices and SEO 100': categories
      .filter((category) => category !== 'performance')
      .every((category) => scoreOf(ours, category) === 100),
    'performance not below the bare page (simulated)':
      scoreOf(ours, 'performance') >= scoreOf(words, 'performance'),
    'LCP ≤ 1.15 × limit (applied)': oursApplied.lcp <= 1.15 * limitApplied.lcp,
    'interactive ≤ 1.15 × limit (applied)': oursApplied.tti <= 1.15 * limitApplied.tti,
    'CLS 0': ours.cls === 0,
    'script ≤ budget': ours.script <= scriptFloor + budgets.script[kindOf(route)],
    'everything ≤ budget': ours.total <= budgets.everything,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

printMachine();
console.log(`\nMedians of ${runs}; ms and KiB. applied: throttled by devtools.\n`);
console.log(`${table(measured.map(applied))}\n\n${table(measured.map(simulated))}`);
if (others.length > 0) {
  const rows = others.map(({ route, simulated, applied }) => ({
    route,
    'perf a11y bp seo': all(simulated),
    'LCP sim': ms(simulated.lcp),
    'LCP applied': ms(applied.lcp),
    TBT: ms(simulated.tbt),
    CLS: Number(simulated.cls.toFixed(4)),
    'script KiB': kib(simulated.script),
    'all KiB': kib(simulated.total),
  }));
  console.log(`\n${table(rows)}`);
}
for (const one of measured) {
  const { blamed } = one.ours;
  if (missed(one).length > 0) console.log(`\n${one.route} misses: ${missed(one).join('; ')}`);
  if (blamed.length > 0) console.log(`${one.route}: lighthouse names ${blamed.join(', ')}`);
}
save('lighthouse', { runs, measured, others });
