/**
 * `npm run bench:weight`: what each page weighs, against its budget and the bare Next page (the
 * floor), and how that grows with the agency. Prints tables, writes bench/results/weight.json.
 */
import { chromium } from 'playwright';
import { budgets, kindOf, scriptFloor } from '@/e2e/support/budgets';
import { startGrownSite } from '@/bench/support/growth';
import { options } from '@/bench/support/options';
import { weigh, type Weight } from '@/bench/support/page-weight';
import { floorPath, startPeers } from '@/bench/support/peers';
import { printMachine, save } from '@/bench/support/results';
import { kb, table } from '@/e2e/support/table';
import { browserFlags, findChromium } from '@/e2e/browser';
import { startSite } from '@/e2e/support/site';
import ensureBuild from '@/e2e/global-setup';

const { routes, strangers, short } = options();
ensureBuild();
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });

async function weighAll(origin: string, paths: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const path of paths) weights.push(await weigh(browser, new URL(path, origin).href));
  return weights;
}

console.log('Building the bare Next page ...');
const peers = await startPeers([]);
const floor = await weigh(browser, peers.url + floorPath);
await peers.stop();
const floorScript = floor.parts.js.gzip;

const site = await startSite();
const ours = await weighAll(site.url, routes);
await site.stop();
const theirs: Weight[] = [];
for (const address of strangers) theirs.push(await weigh(browser, address));

/** What breaks its budget. e2e/site/budgets.spec.ts asserts the same in `npm test`. */
function over({ path, parts, requests, total }: Weight): string {
  const { html, js, fonts } = parts;
  const kind = kindOf(path);
  return [
    html.gzip > budgets.html && 'HTML',
    js.gzip - floorScript > budgets.script[kind] && 'script',
    fonts.gzip > budgets.fonts.bytes && 'font',
    requests > budgets.requests && 'requests',
    total > budgets.everything && 'all',
  ]
    .filter(Boolean)
    .join(', ');
}

const row = ({ path, parts, requests, total }: Weight) => {
  const both = ({ gzip, brotli }: Weight['parts']['html']) => `${kb(gzip)} / ${kb(brotli)}`;
  return {
    'KB gzip / brotli': path,
    HTML: both(parts.html),
    data: both(parts.data),
    CSS: both(parts.css),
    script: both(parts.js),
    'above floor': kb(parts.js.gzip - floorScript),
    'on focus': parts.jsOnFocus.files ? both(parts.jsOnFocus) : '–',
    font: kb(parts.fonts.gzip),
    images: kb(parts.images.gzip),
    requests,
    'all (gzip)': kb(total),
  };
};

printMachine();
console.log(`\n${table([floor, ...ours, ...theirs].map(row))}`);
const broken = ours.filter(over).map((weight) => `${weight.path}: ${over(weight)}`);
console.log(broken.length ? `\nOver budget: ${broken.join('; ')}` : '\nAll within budget.');
console.log(
  `The floor is ${kb(floorScript)} KB of script; e2e/support/budgets.ts says ${kb(scriptFloor)}.`,
);

console.log('\nBuilding the site as it may be in a year ...');
const later = await startGrownSite();
const growing = short ? routes : ['/', '/about', '/roles', '/services'];
const grown = await weighAll(later.url, growing);
await later.stop();
const before = new Map(ours.map((weight) => [weight.path, weight]));
const growth = grown.flatMap(({ path, parts, total }) => {
  const now = before.get(path);
  if (!now) return [];
  const change = (one: number, two: number) => `${kb(one)} → ${kb(two)}`;
  return {
    'KB gzip, now → grown': path,
    HTML: change(now.parts.html.gzip, parts.html.gzip),
    data: change(now.parts.data.gzip, parts.data.gzip),
    CSS: change(now.parts.css.gzip, parts.css.gzip),
    script: change(now.parts.js.gzip, parts.js.gzip),
    all: change(now.total, total),
  };
});
console.log('Twice the roles, twice the team, four times the logos:');
console.log(`\n${table(growth)}`);
save('weight', { floor, ours, theirs, grown });
await browser.close();
