/** deploy/release.sh, with stand-ins for systemd, npm and the site; Git is real. */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createReleaseMachine as prepare } from '@/e2e/faults/support/release-machine';

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
    .flatMap((step) => (['SIGINT', 'SIGKILL'] as const).map((signal) => [signal, step] as const));
  test.each([...steps, ['SIGHUP', 'curl'] as const])(
    'after %s at “%s”, a site runs and the next run works',
    async (signal, step) => {
      const { release, upgrade, interrupt, readRunning, readCurrent, listReleases } =
        await prepare();
      await release();
      interrupt(signal, step);
      const { code } = await upgrade('two');
      expect(code).not.toBe(0);
      // Nothing can undo the steps of a script that got SIGKILL; the new version may run.
      if (signal === 'SIGKILL') expect(readRunning()).toMatch(/one|two/);
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
