/**
 * `npm run check:launch`: lists what still stands in for something real, and what a deployment has
 * not been told yet. Run it where the site will run, with the environment it will have. Exit code 1
 * while anything is left.
 */
import { readFileSync } from 'node:fs';
import { oldNode } from '@/lib/node-version.mjs';
import { placeholdersIn, rolesPast, settingsToGo } from '@/lib/scripts/launch';
import { projectSettings } from '@/lib/scripts/project';

projectSettings();
const markdown = readFileSync('docs/placeholders.md', 'utf8');
const node = oldNode();
const found = Object.entries({
  'Node.js (docs/deploying.md)': node ? [node] : [],
  'Placeholders (docs/placeholders.md)': placeholdersIn(markdown),
  'Roles (components/roles/<role>/facts.ts)': rolesPast(new Date().toISOString().slice(0, 10)),
  'Settings (docs/deploying.md)': settingsToGo(process.env),
}).filter(([, lines]) => lines.length > 0);

for (const [about, lines] of found)
  console.log([`${about}, ${lines.length} to go:`, ...lines].join('\n  - '), '\n');
if (found.length === 0) console.log('Ready to launch.');
else process.exitCode = 1;
