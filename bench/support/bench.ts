/** What the parts of the bench have in common: their options, their turns, and where their figures go. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { routes as all } from '@/e2e/support/routes';
import { median } from '@/e2e/support/table';

export const root = path.join(import.meta.dirname, '../..');
export const resultsFolder = path.join(root, 'bench/results');

/** Reads the command line. */
export function options() {
  const { short, runs, routes, seconds } = new Command()
    .option('--short', 'a few minutes, to see that all works; no figures to quote')
    .option('--runs <count>')
    .option('--routes <routes>', 'like /,/brands')
    .option('--seconds <count>', 'for each address under load')
    .parse()
    .opts();
  return {
    routes: (routes?.split(',') ?? (short ? ['/', '/brands'] : all)) as string[],
    runs: Number(runs ?? (short ? 1 : 5)),
    seconds: Number(seconds ?? (short ? 3 : 5)),
  };
}

/**
 * Measures each subject in turn, so that a slow minute of the machine falls on each of them.
 *
 * @returns for each subject, one result for each run
 */
export async function inTurns<Subject, Result>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = subjects.map(() => []);
  for (let left = runs; left > 0; left -= 1)
    for (const [place, subject] of subjects.entries()) results[place]!.push(await measure(subject));
  return results;
}

/** @returns of several runs, the median of each figure */
export const medians = <Figures extends Record<string, number>>(runs: Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name]!))]),
  ) as Figures;

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Prints what the figures were measured on, and keeps both as bench/results/<name>.json. */
export function save(name: string, figures: object): void {
  const packages = ['next', 'react', 'lighthouse'];
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    cores: `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    // A load above the number of cores: other programs ran meanwhile.
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
