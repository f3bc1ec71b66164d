/**
 * Starts `npm run submissions`. Uses `require`, which takes half the CPU time: with `import`, tsx on Node 20 sends
 * a message to another thread for each file.
 */
const { loadEnvConfig } = require('@next/env');

loadEnvConfig(process.cwd(), false);
require('tsx/cjs');
require('./submissions.ts');
