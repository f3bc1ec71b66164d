/** A machine on which deploy/release.sh runs, with stand-ins for systemd, npm and the site; Git is real. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createMachine } from '@/e2e/faults/support/machine';

const STAND_INS = {
  id: 'echo 0',
  // Without the owner, which does not exist here.
  install: 'if [ "$1" = -d ]; then mkdir -p "${@: -1}"; else exec /usr/bin/install "$@"; fi',
  free: 'echo "Total: ${MEMORY:-4000} 0 0"',
  journalctl: 'echo "a line of the log"',
  node: 'echo 3000',
  npm: `[ "$1" = ci ] && { echo "$*" >> $ROOT/log; exit; }
    # As Next does, fails for a link to nothing.
    stat -L $(ls -A) > $ROOT/stat || exit
    mkdir -p .next/static && cp version .next/static/$(cat version).js && cp .env .next/env`,
  // A version named `broken` starts, but does not become healthy.
  curl: `interrupt curl; ! grep -q broken $ROOT/srv/tassel/current/version`,
};

/** Creates a machine with a repository, a first clone and settings. Nothing is installed yet. */
export async function createReleaseMachine() {
  const machine = createMachine(STAND_INS);
  const at = (...parts: string[]) => path.join(machine.root, ...parts);
  const current = at('srv/tassel/current');
  cpSync('deploy', at('work/deploy'), { recursive: true });
  writeFileSync(at('work/deploy/backup.sh'), `#!/bin/sh\necho backup >> ${at('log')}\n`);
  writeFileSync(at('srv/tassel/.env'), 'SITE_URL=https://www.example.com\n');
  const git = 'git -c user.name=t -c user.email=t@example.com';
  const shell = async (line: string) => {
    const { code, stderr } = await machine.run(`cd ${at('work')} && ${line}`);
    if (code !== 0) throw new Error(stderr);
  };
  const commit = (version: string) =>
    shell(`echo ${version} > version && ${git} add . && ${git} commit -qm ${version}`);
  await shell('git init -q .');
  await commit('one');
  await shell(`git clone -q . ${at('srv/tassel/source')}`);
  const release = (words = '', environment = {}) => {
    const folder = existsSync(current) ? current : at('srv/tassel/source');
    return machine.run(`${folder}/deploy/release.sh ${words}`, environment);
  };
  const readVersion = (folder: string) => readFileSync(path.join(folder, 'version'), 'utf8').trim();
  return {
    ...machine,
    ...{ at, commit, release, current },
    upgrade: async (version: string) => {
      await commit(version);
      return release();
    },
    /** The version that systemd started last; undefined if it is stopped. */
    readRunning: () =>
      existsSync(at('running'))
        ? readVersion(readFileSync(at('running'), 'utf8').trim())
        : undefined,
    readCurrent: () => readVersion(readlinkSync(current)),
    readLog: () => readFileSync(at('log'), 'utf8'),
    listReleases: () =>
      readdirSync(at('srv/tassel/releases'))
        .sort()
        .map((name) => readVersion(at('srv/tassel/releases', name))),
  };
}
