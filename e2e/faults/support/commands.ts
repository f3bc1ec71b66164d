/** Commands as an operator types them. */
import { exec } from 'node:child_process';
import { promisify } from 'node:util';

export type Environment = Record<string, string>;

/** `npm run submissions`, without npm; ends with the options of the command. */
export const submissionsCommand = 'node lib/scripts/submissions.cjs';

/** @returns its exit code, and what it printed */
export const runShell = (environment: Environment, line: string) =>
  // Not execSync: this process must see that a site closes idle connections meanwhile.
  promisify(exec)(line, { env: { ...process.env, ...environment } as NodeJS.ProcessEnv }).then(
    (printed) => ({ code: 0, ...printed }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );

/** @returns its exit code and what it printed, of a failure its errors too: `0 The store is empty.` */
export async function runSubmissions(environment: Environment, line = ''): Promise<string> {
  const { code, stdout, stderr } = await runShell(environment, `${submissionsCommand} ${line}`);
  return `${code} ${stdout}${code === 0 ? '' : stderr}`;
}
