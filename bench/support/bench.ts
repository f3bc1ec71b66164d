/** Options, rounds and results of the benchmarks. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { allRoutes } from '@/lib/routes';
import { computeMedian } from '@/bench/support/table';

export const root = path.join(import.meta.dirname, '../..');
export const resultsFolder = path.join(root, 'bench/results');

export function parseOptions() {
  const { short, runs, routes, seconds } = new Command()
    .option(
      '--short',
      'checks in a few minutes that the benchmarks run; its figures are not reliable',
    )
    .option('--runs <count>')
    .option('--routes <routes>', 'for example /,/brands')
    .option('--seconds <count>', 'duration of the load on each URL')
    .parse()
    .opts();
  return {
    routes: (routes?.split(',') ?? (short ? ['/', '/brands'] : allRoutes)) as string[],
    runs: Number(runs ?? (short ? 1 : 5)),
    seconds: Number(seconds ?? (short ? 3 : 5)),
  };
}

/** Measures each subject once per run, so that all of them suffer alike if the machine is slow for a while. */
export async function runAlternating<Subject, Result>(
  subjects: readonly Subject[],
  runs: number,
  measure: (subject: Subject) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = subjects.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, subject] of subjects.entries()) results[index]!.push(await measure(subject));
  return results;
}

/** Returns the median of each figure over several runs. */
export const computeMedians = <Figures extends Record<string, number>>(runs: Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, computeMedian(runs.map((run) => run[name]!))]),
  ) as Figures;

const readVersion = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** Prints a description of the machine and writes it with the figures to bench/results/<name>.json. */
export function saveResults(name: string, figures: object): void {
  const packages = ['next', 'react', 'lighthouse'];
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    cores: `${cpus().length} × ${cpus()[0]?.model.trim() ?? '?'}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    // The load average of the last minute. A value above the number of cores suggests that other programs were running.
    load: loadavg()[0]?.toFixed(1),
    node: process.versions.node,
    ...Object.fromEntries(packages.map((name) => [name, readVersion(name)])),
  };
  mkdirSync(resultsFolder, { recursive: true });
  const file = path.join(resultsFolder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
  const description = Object.entries(machine).map(([key, value]) => `${key} ${value}`);
  console.log(`\n${description.join(', ')}\nWritten to bench/results/${name}.json`);
}
