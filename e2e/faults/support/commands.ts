/** `npm run submissions`, without npm. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Environment = Record<string, string>;

const command = ['--import', 'tsx', 'lib/scripts/submissions.ts'];
/** For a shell; ends with the options of the command. */
export const inShell = `node ${command.join(' ')}`;

/** @returns what it printed, and its exit code */
export async function run(environment: Environment, file: string, ...parameters: string[]) {
  // Not execFileSync: this process must see that a site closes idle connections meanwhile.
  return promisify(execFile)(file, parameters, { env: { ...process.env, ...environment } }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

export const submissions = (environment: Environment, ...parameters: string[]) =>
  run(environment, process.execPath, ...command, ...parameters);
