/** Before `npm run build` and `npm run site`: a wrong setting costs a line, and not a minute. */
import { loadEnvFiles, orFail } from '@/lib/scripts/project';
import { env } from '@/lib/env';

loadEnvFiles();
orFail(env);
