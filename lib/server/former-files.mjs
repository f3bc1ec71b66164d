/**
 * The static files of the builds before this one: a tab that was opened before a deployment still asks for
 * them. Next serves what lies in the build's `static` when it starts, so they are put there. Plain
 * JavaScript, like the server (lib/scripts/server.mjs), which does that at each start.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DAY = 24 * 60 * 60 * 1000;
const LIST = 'former-files.json';

/**
 * @param {string} build the folder that `next build` wrote, like `.next`
 * @returns {Record<string, number>} each file in its `static` that is not its own, and the time since which
 *   no build that is kept has it, in ms
 */
export function formerFiles(build) {
  const list = path.join(build, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

/**
 * Copies the former build's own files, and for a day those that it had from builds before it.
 *
 * @param {string} former the folder that the build before this one wrote; if there is none, nothing happens
 * @param {string} build the folder of the build that is about to be served
 */
export function keepFormerFiles(former, build, now = Date.now()) {
  const [from, to] = [path.join(former, 'static'), path.join(build, 'static')];
  if (!existsSync(from)) return;
  const theirs = formerFiles(former);
  const before = formerFiles(build);
  const isOwn = (file) => existsSync(path.join(to, file)) && !(file in before);
  const kept = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(from, path.join(parentPath, name)))
    .map((file) => [file, theirs[file] ?? now])
    .filter(([file, since]) => now - since < DAY && !isOwn(file));
  // In this order: a stop in between leaves no file that would count as the build's own.
  const list = Object.fromEntries(kept);
  writeFileSync(path.join(build, LIST), JSON.stringify({ ...before, ...list }));
  for (const file of Object.keys(before))
    if (!(file in list)) rmSync(path.join(to, file), { force: true });
  for (const [file] of kept) cpSync(path.join(from, file), path.join(to, file));
  writeFileSync(path.join(build, LIST), JSON.stringify(list));
}
