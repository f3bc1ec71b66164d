/** `npm run check:launch`: lists what blocks a launch; exits with 1 if anything does. */
import { existsSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { findUnknownSettings } from '@/lib/env';
import { findExpiredRoles, findUnreadySettings, listPlaceholders } from '@/lib/scripts/launch';
import { loadSettings } from '@/lib/scripts/project';

new Command('npm run check:launch')
  .description('Lists what blocks a launch. Exits with 1 if anything does.')
  .parse();
loadSettings();
const markdown = readFileSync('docs/placeholders.md', 'utf8');
const sections = Object.entries({
  'Placeholders (docs/placeholders.md)': listPlaceholders(markdown),
  'Roles (components/roles/<role>/facts.ts)': findExpiredRoles(
    new Date().toISOString().slice(0, 10),
  ),
  'Settings (.env.example)': findUnreadySettings(process.env),
  'Names in .env that the site does not read (.env.example)': existsSync('.env')
    ? findUnknownSettings(readFileSync('.env', 'utf8'))
    : [],
}).filter(([, lines]) => lines.length > 0);

for (const [title, lines] of sections)
  console.log([`${title}: ${lines.length} left`, ...lines].join('\n  - '), '\n');
if (sections.length === 0) console.log('Ready to launch.');
else process.exitCode = 1;
