/** `npm start`: serves the last build. Options such as `-- --hostname 127.0.0.1` go to server.mjs. */
import { preflight } from '@/lib/scripts/preflight';
import { serve } from '@/lib/scripts/serve';
import { env } from '@/lib/env';

await preflight();
serve(env(), process.argv.slice(2));
