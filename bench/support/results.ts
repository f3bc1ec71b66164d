import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');
export const resultsFolder = path.join(root, 'bench/results');

const require = createRequire(import.meta.url);

/** @returns the installed version of a package, also of one that exports no package.json */
function versionOf(name: string): string {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** What the figures were measured on: without it they mean nothing. */
export function machine() {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    cpu: cpus()[0]?.model.trim() ?? '?',
    memory,
    // Above the number of cores, somebody else was measured too.
    load: loadavg()[0]?.toFixed(1) ?? '?',
    node: process.versions.node,
    next: versionOf('next'),
    react: versionOf('react'),
    lighthouse: versionOf('lighthouse'),
    autocannon: versionOf('autocannon'),
  };
}

/** Prints `machine()` as one line. */
export function printMachine(): void {
  const { date, cores, cpu, memory, load, ...versions } = machine();
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  console.log(`${date}, ${cores} × ${cpu}, ${memory}, load ${load}; ${named.join(', ')}`);
}

/** Keeps a part's figures as bench/results/<name>.json, with the machine they are from. */
export function save(name: string, figures: object): void {
  mkdirSync(resultsFolder, { recursive: true });
  const file = path.join(resultsFolder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ machine: machine(), ...figures }, null, 2)}\n`);
  console.log(`\nWritten to bench/results/${name}.json`);
}

/** Where a package's command lives. */
export const binary = (file: string) => require.resolve(file);
