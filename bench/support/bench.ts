/** What the parts of the bench have in common: their options, and where their figures go. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { routes as all } from '@/e2e/support/routes';

export const root = path.join(import.meta.dirname, '../..');
export const resultsFolder = path.join(root, 'bench/results');

/**
 * Reads the command line: `--short` (a few minutes, to see that all works; no figures to quote),
 * `--runs=9`, `--routes=/,/brands`, `--seconds=10`.
 */
export function options() {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      runs: { type: 'string' },
      routes: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const { short } = values;
  return {
    routes: values.routes?.split(',') ?? (short ? ['/', '/brands'] : all),
    runs: Number(values.runs ?? (short ? 1 : 5)),
    seconds: Number(values.seconds ?? (short ? 3 : 5)),
  };
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Prints what the figures were measured on, and keeps both as bench/results/<name>.json. */
export function save(name: string, figures: object): void {
  const packages = ['next', 'react', 'lighthouse', 'autocannon'];
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    cores: `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    // Above the number of cores, somebody else was measured too.
    load: loadavg()[0]?.toFixed(1),
    node: process.versions.node,
    ...Object.fromEntries(packages.map((one) => [one, versionOf(one)])),
  };
  mkdirSync(resultsFolder, { recursive: true });
  const file = path.join(resultsFolder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  const words = Object.entries(machine).map(([key, value]) => `${key} ${value}`);
  console.log(`\n${words.join(', ')}\nWritten to bench/results/${name}.json`);
}
