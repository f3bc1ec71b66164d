/** Said before the site starts: what would keep it from working, in one line. */
import { createServer } from 'node:net';
import { fail, loadEnvFiles } from '@/lib/scripts/project';
import { env } from '@/lib/env';
import { problemWith } from '@/lib/server/submissions/preconditions';
import { openSqlite } from '@/lib/server/submissions/store/sqlite';

/** @returns what keeps us from listening, or undefined */
function problemWithPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', (error: NodeJS.ErrnoException) => {
        const why = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`;
        resolve(
          `Port ${port} ${why}: set PORT to another, like PORT=${port === 3100 ? 3101 : 3100}.`,
        );
      })
      .listen(port, () => server.close(() => resolve(undefined)));
  });
}

/** Ends the process with one line if the site could not start. */
export async function preflight(): Promise<void> {
  loadEnvFiles();
  const open = async (file: string) => (await openSqlite(file)).db.destroy();
  const problem = (await problemWith(env, open)) ?? (await problemWithPort(env().port));
  if (problem) fail(problem);
}
