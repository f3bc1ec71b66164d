/** deploy/release.sh, with stand-ins for systemd, npm and the site; Git is real. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
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
async function prepare() {
  const machine = createMachine(STAND_INS);
  const at = (...parts: string[]) => path.join(machine.root, ...parts);
  const current = at('srv/tassel/current');
  mkdirSync(at('work/deploy'), { recursive: true });
  for (const file of readdirSync('deploy')) cpSync(`deploy/${file}`, at('work/deploy', file));
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

describe.skipIf(process.platform !== 'linux')('release.sh', { concurrent: true }, () => {
  test('installs, with the packages that a build needs and the settings of .env', async () => {
    const { release, readRunning, current, at, readLog } = await prepare();
    expect(await release('', { NODE_ENV: 'production' })).toMatchObject({ code: 0 });
    expect(readRunning()).toBe('one');
    expect(readFileSync(path.join(current, '.next/env'), 'utf8')).toContain('www.example.com');
    expect(readlinkSync(path.join(current, '.data'))).toBe(at('var/lib/tassel'));
    expect(existsSync(at('etc/systemd/system/tassel.service'))).toBe(true);
    expect(readLog()).toContain('ci --include=dev\n');
    expect(readLog()).toContain('systemctl enable --quiet --now tassel tassel-backup.timer\n');
    expect(readLog()).not.toContain('backup\n');
  });

  test('upgrades after a backup, and keeps three releases', async () => {
    const { release, upgrade, readRunning, listReleases, readLog } = await prepare();
    await release();
    for (const version of ['two', 'three', 'four']) {
      expect(await upgrade(version)).toMatchObject({ code: 0 });
      expect(readRunning()).toBe(version);
    }
    expect(readLog().match(/^backup$/gm)).toHaveLength(3);
    expect(readLog().match(/enable/g)).toHaveLength(1);
    expect(listReleases()).toEqual(['two', 'three', 'four']);
  });

  test('keeps the scripts of open tabs for a day after their build was replaced', async () => {
    const { release, upgrade, run, current, at } = await prepare();
    const listScripts = () => readdirSync(path.join(current, '.next/static')).sort();
    const letDayPass = () =>
      run(`find ${at('srv/tassel/releases')} -name '*.js' -exec touch -d '25 hours ago' {} +`);
    await release();
    for (const version of ['two', 'three', 'four', 'five']) await upgrade(version);
    expect(listScripts()).toEqual(['five.js', 'four.js', 'one.js', 'three.js', 'two.js']);
    await letDayPass();
    await upgrade('six');
    expect(listScripts()).toEqual(['five.js', 'six.js']);
    await letDayPass();
    await release('back');
    expect(listScripts()).toEqual(['five.js', 'six.js']);
  });

  test.each(['git clone', 'npm ci', 'npm run build', 'backup.sh'])(
    'leaves the running site alone if “%s” fails',
    async (step) => {
      const { release, upgrade, interrupt, readRunning, readCurrent, listReleases, at } =
        await prepare();
      await release();
      interrupt('fail', step);
      const { code, stderr } = await upgrade('two');
      expect(code).toBe(1);
      expect(stderr).toMatch(/ failed\. The site is unchanged\.\n$/);
      expect([readRunning(), readCurrent(), listReleases()]).toEqual(['one', 'one', ['one']]);
      expect(existsSync(at('srv/tassel/new'))).toBe(false);
    },
  );

  test('starts the previous release again if the new one does not become healthy', async () => {
    const { release, upgrade, readRunning, listReleases } = await prepare();
    await release();
    const { code, stderr } = await upgrade('broken');
    expect(code).toBe(1);
    expect(stderr).toMatch(/a line of the log\nThe start of .* failed\. Started .* again\.\n$/);
    expect([readRunning(), listReleases()]).toEqual(['one', ['one']]);
    expect(await upgrade('two')).toMatchObject({ code: 0 });
    expect(readRunning()).toBe('two');
  });

  test('a first installation that does not become healthy leaves nothing, and can be repeated', async () => {
    const { release, commit, readRunning, current, readLog } = await prepare();
    await commit('broken');
    expect(await release()).toMatchObject({ code: 1 });
    expect([readRunning(), existsSync(current)]).toEqual([undefined, false]);
    await commit('two');
    expect(await release()).toMatchObject({ code: 0 });
    expect(readRunning()).toBe('two');
    expect(readLog()).toContain('enable');
  });

  const steps = ['clone', 'npm ci', 'npm run build', 'backup.sh', 'mv -T', 'next', 'restart']
    .concat(['curl', 'touch'])
    .flatMap((step) => (['SIGINT', 'SIGKILL'] as const).map((how) => ({ step, how })));
  test.each([...steps, { step: 'curl', how: 'SIGHUP' as const }])(
    'after $how at “$step”, a site runs and the next run works',
    async (at) => {
      const { release, upgrade, interrupt, readRunning, readCurrent, listReleases } =
        await prepare();
      await release();
      interrupt(at.how, at.step);
      const { code } = await upgrade('two');
      expect(code).not.toBe(0);
      // Nothing can undo the steps of a script that got SIGKILL; the new version may run.
      if (at.how === 'SIGKILL') expect(readRunning()).toMatch(/one|two/);
      else expect([readRunning(), readCurrent()]).toEqual(['one', 'one']);
      // A version that fails must lead back to the one that worked.
      await upgrade('broken');
      expect(readRunning()).toBe('one');
      expect(await upgrade('three')).toMatchObject({ code: 0 });
      expect([readRunning(), listReleases()]).toEqual(['three', ['one', 'three']]);
    },
  );

  test('back starts the release before, and a later upgrade does not return to the one that was left', async () => {
    const { release, upgrade, readRunning, current } = await prepare();
    await release();
    await upgrade('two');
    await upgrade('three');
    expect(await release('back')).toMatchObject({ code: 0 });
    expect(readRunning()).toBe('two');
    expect(readdirSync(path.join(current, '.next/static'))).toContain('three.js');
    await upgrade('four');
    await release('back');
    expect(readRunning()).toBe('two');
    await release('back');
    expect(readRunning()).toBe('one');
    const { code, stderr } = await release('back');
    expect([code, stderr]).toEqual([1, 'There is no release before this one.\n']);
    expect(readRunning()).toBe('one');
  });

  test.each(['SIGINT', 'SIGKILL'] as const)('back can be repeated after %s', async (signal) => {
    const { release, upgrade, interrupt, readRunning } = await prepare();
    await release();
    await upgrade('two');
    for (const step of ['cp -rl', 'ln -sfn', 'mv -T', 'restart', 'curl', 'touch', 'rm -f']) {
      interrupt(signal, step);
      expect((await release('back')).code, step).not.toBe(0);
      // After SIGINT, the left release runs, unless only its mark was to be removed.
      if (signal === 'SIGINT' && step !== 'rm -f') expect(readRunning(), step).toBe('two');
    }
    await release('back');
    expect(readRunning()).toBe('one');
  });

  test('only one runs at a time', async () => {
    const { release, addCommand, at } = await prepare();
    const second = '$ROOT/srv/tassel/source/deploy/release.sh';
    addCommand('free', `${second} 2> $ROOT/second; echo "Total: 4000"`);
    expect(await release()).toMatchObject({ code: 0 });
    expect(readFileSync(at('second'), 'utf8')).toBe('Another release.sh is running.\n');
  });

  test('says how to add swap if there is too little memory, and what is missing', async () => {
    const { release, run, at } = await prepare();
    const { code, stderr } = await release('', { MEMORY: '900' });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/there are 900 MB\..*\n.*swapon/)]);
    expect(await release('bak')).toMatchObject({ code: 1, stderr: 'Usage: release.sh [back]\n' });
    await run(`rm ${at('srv/tassel/.env')}`);
    expect((await release()).stderr).toMatch(/There is no .*\.env\. Copy .env.example/);
  });
});
