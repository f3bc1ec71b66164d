import { parseArgs } from 'node:util';
import { routes as all } from '@/e2e/support/routes';

/**
 * Reads the command line: `--short` (a few minutes, to see that all works; no figures to quote),
 * `--runs=9`, `--routes=/,/brands`, `--seconds=10`, and other sites' addresses.
 */
export function options() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      runs: { type: 'string' },
      routes: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const { short } = values;
  const strangers = positionals.map((address) => new URL(address).href);
  return {
    short,
    routes: values.routes?.split(',') ?? (short ? ['/', '/brands'] : all),
    runs: Number(values.runs ?? (short ? 1 : 5)),
    seconds: Number(values.seconds ?? (short ? 3 : 5)),
    strangers,
  };
}
