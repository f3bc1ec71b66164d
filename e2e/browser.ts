/** Finds a Chromium that starts, or installs one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { fail } from '@/lib/fail.mjs';

/** Turns off font hinting and background requests, so that widths and request counts are stable. */
const flags = [
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isRoot = process.getuid?.() === 0;

/** The browser's flags. Chromium's sandbox does not work for root. */
export const browserFlags = isRoot ? ['--no-sandbox', ...flags] : flags;

// Before the other browsers of the system comes the headless shell, in which tests run twice as fast.
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const paths = [
  chromium.executablePath(),
  ...`${process.env.PATH}`
    .split(delimiter)
    .flatMap((folder) => systemNames.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const log = (line: string) => process.stderr.write(`browser: ${line}\n`);

function canStart(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0)
    log(`${path} exists but does not start: ${stderr?.trim().split('\n').at(-1) || 'no message'}`);
  return status === 0;
}

const apt = isRoot ? 'apt-get' : 'sudo -n apt-get';
const installCommands = [
  'npx playwright install chromium',
  // The site's fallback font is Arial. The package fonts-liberation has a font whose letters have the same widths.
  `${apt} update && ${apt} install -y chromium-headless-shell fonts-liberation`,
  `${apt} install -y chromium`,
];

function installBrowser(): string | undefined {
  for (const command of installCommands) {
    log(`running ${command}`);
    // The command's output goes to stderr, because a test reporter may write JSON to stdout.
    spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], timeout: 300_000 });
    const path = paths.find(canStart);
    if (path) return path;
  }
  return undefined;
}

/** Returns the path of a Chromium that starts. Ends the process if there is none, or if CHROMIUM_PATH does not start. */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !canStart(configured))
    fail(`CHROMIUM_PATH is ${configured}, which does not start. Correct it, or unset it.`);
  return (
    configured ||
    paths.find(canStart) ||
    installBrowser() ||
    fail(
      'No browser was found, and none could be installed. Install Chromium or Chrome by hand, or set CHROMIUM_PATH to one.',
    )
  );
}
