/**
 * `npm run bench`: all four parts, one after the other, with the same options (see
 * bench/support/options.ts). What one part is told and does not know, it leaves alone.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const parts = ['weight', 'inp', 'submit', 'lighthouse'];
const broken = parts.filter((part) => {
  console.log(`\n── bench:${part}\n`);
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, `${part}.ts`), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  return status !== 0;
});
if (broken.length > 0) {
  console.error(`\nDid not end well: ${broken.join(', ')}`);
  process.exitCode = 1;
}
