/** Runs commands as an operator does. */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';

export type Environment = Record<string, string>;

/** The command that `npm run submissions --` runs. */
export const submissionsCommand = 'node lib/scripts/submissions.cjs';

/** Runs a command. Returns its exit code and output. */
export const runShell = (environment: Environment, line: string) =>
  // execSync would block this process, which then could not notice that the site closes connections.
  promisify(exec)(line, { env: { ...process.env, ...environment } as NodeJS.ProcessEnv }).then(
    (printed) => ({ code: 0, ...printed }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );

/**
 * Runs `npm run submissions` with the arguments in `line`. Returns its exit code and stdout, like
 * `0 The store is empty.` After a failure, stderr follows.
 */
export async function runSubmissions(environment: Environment, line = ''): Promise<string> {
  const { code, stdout, stderr } = await runShell(environment, `${submissionsCommand} ${line}`);
  return `${code} ${stdout}${code === 0 ? '' : stderr}`;
}
