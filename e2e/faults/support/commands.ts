/** Runs commands as an operator does. */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';

export type Environment = Record<string, string>;

/** `npm run submissions --`, without npm. */
export const submissionsCommand = 'node lib/scripts/submissions.cjs';

/** Runs a command. Returns its exit code and output. */
export const runShell = (environment: Environment, line: string) =>
  // Not execSync, which would block this process, so that it misses connections that the site closes meanwhile.
  promisify(exec)(line, { env: { ...process.env, ...environment } as NodeJS.ProcessEnv }).then(
    (printed) => ({ code: 0, ...printed }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );

/** Runs `npm run submissions`. Returns its exit code and output, like `0 The store is empty.`; after a failure also its errors. */
export async function runSubmissions(environment: Environment, line = ''): Promise<string> {
  const { code, stdout, stderr } = await runShell(environment, `${submissionsCommand} ${line}`);
  return `${code} ${stdout}${code === 0 ? '' : stderr}`;
}
