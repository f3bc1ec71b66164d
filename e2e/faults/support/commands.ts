/** `npm run submissions`, without npm. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Environment = Record<string, string>;

const command = ['--import', 'tsx', 'lib/scripts/submissions.ts'];
/** For a shell; ends with the options of the command. */
export const inShell = `node ${command.join(' ')}`;

/** @returns its exit code, and what it printed */
async function run(environment: Environment, file: string, parameters: string[]): Promise<string> {
  // Not execFileSync: this process must see that a site closes idle connections meanwhile.
  return promisify(execFile)(file, parameters, { env: { ...process.env, ...environment } }).then(
    ({ stdout }) => `0 ${stdout}`,
    ({ code, stdout, stderr }) => `${code} ${stdout}${stderr}`,
  );
}

export const submissions = (environment: Environment, ...parameters: string[]) =>
  run(environment, process.execPath, [...command, ...parameters]);

/** @param line may use pipes and redirections */
export const shell = (environment: Environment, line: string) =>
  run(environment, 'sh', ['-c', line]);
