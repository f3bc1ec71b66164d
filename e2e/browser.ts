/**
 * Finds a Chromium, or installs one. `npm run browser` prints where it is.
 *
 * In this order: CHROMIUM_PATH, the one that Playwright downloaded, one that the system has,
 * `npx playwright install chromium`, `apt-get install chromium`. A browser counts only if it
 * starts: Playwright's own lacks system libraries on a bare machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { fail } from '@/lib/fail.mjs';

/**
 * A browser that calls home would spoil the tests that count requests; hinting, which the headless
 * shell turns on, makes letters wider than any visitor's browser does.
 */
const quiet = [
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The flags that every start of the browser needs; root has no sandbox. */
export const browserFlags = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;

// The headless shell draws no window of its own: the same tests take half the time in it.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const systemPlaces = [
  ...(process.env.PATH ?? '').split(':').flatMap((dir) => systemNames.map((n) => join(dir, n))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Playwright keeps its browsers: …/ms-playwright/chromium-1255/chrome-linux64/chrome. */
const ownFolder = join(dirname(chromium.executablePath()), '..', '..');

/** Playwright records videos with an ffmpeg of its own. */
export const canRecordVideo =
  existsSync(ownFolder) && readdirSync(ownFolder).some((name) => name.startsWith('ffmpeg-'));

const say = (line: string) => process.stderr.write(`browser: ${line}\n`);

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status === 0) return true;
  say(`${path} is there but does not start: ${stderr?.trim().split('\n').at(-1) || 'no reason'}`);
  return false;
}

function run(command: string, ...args: string[]): boolean {
  say(`running ${command} ${args.join(' ')}`);
  // What it prints goes to stderr: stdout may be somebody's JSON.
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 });
  return status === 0;
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path && !starts(path))
    fail(`CHROMIUM_PATH is ${path}, which does not start. Correct it, or unset it.`);
  return path || undefined;
}

function playwrights(): string | undefined {
  const whole = chromium.executablePath();
  if (existsSync(whole)) return [whole].find(starts);
  // Downloaded with --only-shell: …/chromium_headless_shell-1255/<system>/<name>.
  const folder = dirname(dirname(whole)).replace('chromium-', 'chromium_headless_shell-');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /headless[-_]shell(\.exe)?$/.test(path))
    .map((path) => join(folder, path))
    .find(starts);
}

const systems = () => systemPlaces.find(starts);

function fromPlaywright(): string | undefined {
  say('none found; trying Playwright’s download');
  return run('npx', 'playwright', 'install', 'chromium') ? playwrights() : undefined;
}

function fromApt(): string | undefined {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, ...rest);
  };
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  say('trying this system’s package');
  apt('update');
  // The site's fallback font is measured against Arial; Liberation Sans has its widths.
  const packages = ['chromium-headless-shell', 'fonts-liberation'];
  if (apt('install', '-y', ...packages)) return systems();
  return apt('install', '-y', 'chromium') ? systems() : undefined;
}

/**
 * @returns the path of a Chromium that starts; where there is none and none can be installed, the
 *   process ends with one line that says what to do
 */
export function findChromium(): string {
  for (const look of [given, playwrights, systems, fromPlaywright, fromApt]) {
    const path = look();
    if (path) return path;
  }
  fail(
    'No browser was found, and none could be installed. Install Chromium or Chrome by hand, or set CHROMIUM_PATH to one.',
  );
}

if (process.argv[1] === import.meta.filename) console.log(findChromium());
