/** `npm run licenses`: writes docs/licenses.md anew. Run it when dependencies came or went. */
import { readFileSync, writeFileSync } from 'node:fs';
import { licensesPage } from '@/lib/scripts/licenses';

writeFileSync(
  'docs/licenses.md',
  licensesPage(JSON.parse(readFileSync('package-lock.json', 'utf8'))),
);
