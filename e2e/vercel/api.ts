/** What the API functions of a Vercel build answer. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { runFunction } from '@/e2e/vercel/functions';
import { forms } from '@/lib/forms/registry';

const json = { 'content-type': 'application/json' };

/** Posts an empty submission, or asks for the health; @returns what is wrong with the answer */
async function problemWith(url: string, call: string): Promise<string | undefined> {
  const isHealth = call === 'health';
  const response = await fetch(`${url}/api/${call}`, {
    headers: { ...json, 'x-matched-path': `/api/${call}` },
    ...(!isHealth && { method: 'POST', body: '{}' }),
  });
  const body = await response.text();
  // Health says 503 where the upstream cannot be reached: it ran, and that is the question here.
  const expected = isHealth ? [200, 503] : [422];
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return expected.includes(response.status) && isJson
    ? undefined
    : `/api/${call} answers ${response.status}: ${body.slice(0, 200)}`;
}

/**
 * @param output `.vercel/output`
 * @param project that was built
 * @returns what is wrong, one line each
 */
export async function problemsOfApi(output: string, project: string): Promise<string[]> {
  const folder = path.join(output, 'functions/api');
  if (!existsSync(folder)) return ['there is no function for /api'];
  const problems: string[] = [];
  const calls = ['health', ...Object.keys(forms)];
  const missing = calls.filter((call) => !readdirSync(folder).includes(`${call}.func`));
  problems.push(...missing.map((call) => `/api/${call} has no function`));
  // Several calls may be one function: a symbolic link each.
  const byFunction = new Map<string, string[]>();
  for (const call of calls.filter((name) => !missing.includes(name))) {
    const one = realpathSync(path.join(folder, `${call}.func`));
    byFunction.set(one, [...(byFunction.get(one) ?? []), call]);
  }
  for (const [one, its] of byFunction) {
    try {
      const running = await runFunction(one, project);
      for (const call of its) problems.push((await problemWith(running.url, call)) ?? '');
      await running.stop();
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  console.log(`${byFunction.size} API functions loaded`);
  return problems.filter(Boolean);
}
