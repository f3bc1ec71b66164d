/**
 * Starts `npm run submissions`. `require` halves the command's processor time: on Node 20, each imported file
 * costs tsx a message to another thread.
 */
const { loadEnvConfig } = require('@next/env');

loadEnvConfig(process.cwd(), false);
require('tsx/cjs');
require('./submissions.ts');
