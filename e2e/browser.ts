/** Finds a Chromium that starts, or downloads one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { fail } from '@/lib/fail.mjs';

/** Flags that turn off font hinting, which makes letters wider, and background requests, which tests would count. */
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

// The headless shell is first, because tests run twice as fast in it.
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

const report = (line: string) => process.stderr.write(`browser: ${line}\n`);

function canStart(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0)
    report(
      `${path} exists but does not start: ${stderr?.trim().split('\n').at(-1) || 'no message'}`,
    );
  return status === 0;
}

/** Returns the path of a working Chromium. Downloads one if there is none. Ends the process if that fails. */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !canStart(configured))
    fail(`CHROMIUM_PATH is ${configured}, which does not start. Correct it, or unset it.`);
  const found = configured || paths.find(canStart);
  if (found) return found;

  const command = 'npx playwright install chromium';
  report(`running ${command}`);
  // The command's output goes to stderr, because a test reporter may write JSON to stdout.
  spawnSync(command, { shell: true, stdio: ['ignore', 2, 2], timeout: 300_000 });
  return (
    paths.find(canStart) ||
    fail(
      'No browser was found, and none could be downloaded. Run `npx playwright install --with-deps chromium`, which uses sudo, or install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    )
  );
}
