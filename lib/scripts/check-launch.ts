/**
 * `npm run check:launch`: lists what still stands in for something real, and what a deployment has
 * not been told yet. Run it where the site will run, with the environment it will have. Exit code 1
 * while anything is left.
 */
import { readFileSync } from 'node:fs';
import { destination, settingsToGo } from '@/lib/scripts/launch-settings';
import { placeholdersIn } from '@/lib/scripts/placeholders';
import { loadEnvFiles } from '@/lib/scripts/project';
import { environmentWith } from '@/lib/env';

loadEnvFiles();
const environment = environmentWith({});
const placeholders = placeholdersIn(readFileSync('docs/placeholders.md', 'utf8'));
const settings = settingsToGo(environment);

if (placeholders.length > 0) console.log('Placeholders (docs/placeholders.md):');
let heading = '';
for (const { about, what, file } of placeholders) {
  if (about !== heading) console.log(`\n  ${about}`);
  heading = about;
  console.log(`  - ${what}${file ? `: ${file}` : ''}`);
}

if (settings.length > 0) console.log('\nSettings (docs/deploying.md):\n');
for (const line of settings) console.log(`  - ${line}`);

const left = placeholders.length + settings.length;
if (left > 0) {
  console.log(`\n${placeholders.length} placeholders and ${settings.length} settings to go.`);
  process.exitCode = 1;
} else {
  console.log(`Ready to launch. ${destination(environment)}`);
}
