/**
 * Starts `npm run submissions`. By `require`: each file that is imported costs tsx a message to another thread
 * (Node 20), which was half of what a command took of the processor, beside a site that needs it. What the command
 * loads later, by `import()`, can be a package alone.
 */
const { loadEnvConfig } = require('@next/env');

loadEnvConfig(process.cwd(), false);
require('tsx/cjs');
require('./submissions.ts');
