/**
 * `npm run bench:lighthouse [-- --runs=9 https://example.com]`: lighthouse's mobile preset on every
 * page, side by side with a bare Next page and a static file of the same words, from one run.
 * Prints a table, writes bench/results/lighthouse.json.
 */
import { kindOf, budgets } from '@/bench/budgets';
import {
  audit,
  categories,
  type Audit,
  type Category,
  type Throttling,
} from '@/bench/support/lighthouse';
import { options } from '@/bench/support/options';
import { limitPath, startPeers, wordsPath } from '@/bench/support/peers';
import { printMachine, save } from '@/bench/support/results';
import { table, type Row } from '@/bench/support/table';
import { startSite } from '@/e2e/fixtures/site';
import ensureBuild from '@/e2e/global-setup';

interface Measured {
  route: string;
  simulate: Record<'ours' | 'words', Audit>;
  devtools: Record<'ours' | 'words' | 'limit', Audit>;
}

const { routes, runs, strangers } = options();
ensureBuild();
console.log('Building the bare Next pages with the same words ...');
const peers = await startPeers(routes);
const site = await startSite();

const all = ({ scores }: Audit) => Object.values(scores).join(' ');

/** The scores are those of the simulation, and ours; of anything else the speed is enough. */
async function tell(
  url: string,
  throttling: Throttling,
  wanted: readonly Category[] = ['performance'],
) {
  const measured = await audit(url, throttling, runs, wanted);
  const { lcp, spread, tbt } = measured;
  const round = Math.round;
  console.log(
    `${throttling} ${url}: scores ${all(measured)}, LCP ${round(lcp)} (±${round(spread / 2)}), TBT ${round(tbt)}`,
  );
  return measured;
}

const simulated: Measured['simulate'][] = [];
for (const route of routes)
  simulated.push({
    ours: await tell(site.url + route, 'simulate', categories),
    words: await tell(peers.url + wordsPath(route), 'simulate'),
  });
const measured: Measured[] = [];
for (const [index, route] of routes.entries())
  measured.push({
    route,
    simulate: simulated[index]!,
    devtools: {
      ours: await tell(site.url + route, 'devtools'),
      words: await tell(peers.url + wordsPath(route), 'devtools'),
      limit: await tell(peers.url + limitPath(route), 'devtools'),
    },
  });
await site.stop();
await peers.stop();
const others: { route: string; simulate: Audit; devtools: Audit }[] = [];
for (const url of strangers) {
  const simulate = await tell(url, 'simulate', categories);
  others.push({ route: url, simulate, devtools: await tell(url, 'devtools') });
}

const ms = (value: number) => Math.round(value);
const kib = (bytes: number) => Math.round(bytes / 1024);
const row = ({ route, simulate, devtools }: Measured): Row => ({
  route,
  'perf a11y bp seo': all(simulate.ours),
  'LCP sim': ms(simulate.ours.lcp),
  'words sim': ms(simulate.words.lcp),
  'LCP applied': ms(devtools.ours.lcp),
  'words applied': ms(devtools.words.lcp),
  'limit applied': ms(devtools.limit.lcp),
  '× limit': (devtools.ours.lcp / devtools.limit.lcp).toFixed(2),
  TBT: ms(simulate.ours.tbt),
  'words TBT': ms(simulate.words.tbt),
  CLS: Number(simulate.ours.cls.toFixed(4)),
  'script KiB': kib(simulate.ours.script),
  'all KiB': kib(simulate.ours.total),
});

/** The targets that a page misses, by name (issue: the fastest site of its kind). */
function missed({ route, simulate, devtools }: Measured): string[] {
  const { ours, words } = simulate;
  const checks: Record<string, boolean> = {
    'all four scores 100': categories.every((category) => ours.scores[category] === 100),
    'LCP ≤ 1.10 × limit (applied)': devtools.ours.lcp <= 1.1 * devtools.limit.lcp,
    'LCP below the bare page (simulated)': ours.lcp < words.lcp,
    'TBT ≤ bare page + 10 ms': ours.tbt <= words.tbt + 10,
    'CLS 0': ours.cls === 0,
    'script ≤ budget': ours.script <= budgets.allScript[kindOf(route)],
    'everything ≤ 240 KiB': ours.total <= budgets.everything,
  };
  return Object.keys(checks).filter((name) => !checks[name]);
}

printMachine();
console.log(`\nMedians of ${runs}; ms and KiB. applied: throttled by devtools.\n`);
console.log(table(measured.map(row)));
if (others.length > 0) {
  const rows = others.map(({ route, simulate, devtools }) => ({
    route,
    'perf a11y bp seo': all(simulate),
    'LCP sim': ms(simulate.lcp),
    'LCP applied': ms(devtools.lcp),
    TBT: ms(simulate.tbt),
    CLS: Number(simulate.cls.toFixed(4)),
    'script KiB': kib(simulate.script),
    'all KiB': kib(simulate.total),
  }));
  console.log(`\n${table(rows)}`);
}
for (const one of measured) {
  const { blamed } = one.simulate.ours;
  if (missed(one).length > 0) console.log(`\n${one.route} misses: ${missed(one).join('; ')}`);
  if (blamed.length > 0) console.log(`${one.route}: lighthouse names ${blamed.join(', ')}`);
}
save('lighthouse', { runs, measured, others });
