/**
 * Finds a Chromium, or installs one. `npm run browser` prints where it is.
 *
 * In this order: CHROMIUM_PATH, the one that Playwright downloaded, one that the system has,
 * `npx playwright install chromium`, `apt-get install chromium`. A browser counts only if it
 * starts: Playwright's own lacks system libraries on a bare machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { fail } from '@/lib/fail.mjs';

/**
 * A browser that calls home would spoil the tests that count requests; hinting, which the headless
 * shell turns on, makes letters wider than any visitor's browser does.
 */
const flags = [
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isRoot = process.getuid?.() === 0;

/** The flags that every start of the browser needs; root has no sandbox. */
export const browserFlags = isRoot ? ['--no-sandbox', ...flags] : flags;

// The headless shell draws no window of its own: the same tests take half the time in it.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const systemPlaces = [
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => systemNames.map((n) => join(dir, n))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? '', 'Google/Chrome/Application/chrome.exe'),
];

const say = (line: string) => process.stderr.write(`browser: ${line}\n`);

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0)
    say(`${path} is there but does not start: ${stderr?.trim().split('\n').at(-1) || 'no reason'}`);
  return status === 0;
}

const playwrights = () => [chromium.executablePath()].find(starts);
const systems = () => systemPlaces.find(starts);

/** Runs one command after the other until one has installed something. */
function install(...commands: string[]): boolean {
  return commands.some((command) => {
    say(`running ${command}`);
    // What it prints goes to stderr: stdout may be somebody's JSON.
    return (
      spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], timeout: 300_000 }).status === 0
    );
  });
}

function installed(): string | undefined {
  if (install('npx playwright install chromium')) {
    const path = playwrights();
    if (path) return path;
  }
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const apt = isRoot ? 'apt-get' : 'sudo -n apt-get';
  install(`${apt} update`);
  // The site's fallback font is measured against Arial; Liberation Sans has its widths.
  install(
    `${apt} install -y chromium-headless-shell fonts-liberation`,
    `${apt} install -y chromium`,
  );
  return systems();
}

/**
 * @returns the path of a Chromium that starts; where there is none and none can be installed, the
 *   process ends with one line that says what to do
 */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !starts(configured))
    fail(`CHROMIUM_PATH is ${configured}, which does not start. Correct it, or unset it.`);
  return (
    configured ||
    (playwrights() ?? systems() ?? installed()) ||
    fail(
      'No browser was found, and none could be installed. Install Chromium or Chrome by hand, or set CHROMIUM_PATH to one.',
    )
  );
}

if (process.argv[1] === import.meta.filename) console.log(findChromium());
