/** `npm run openapi`: writes docs/openapi.json. Its examples are the values that the browser tests send. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { createUpstreamExample } from '@/lib/testing/values';
import { createOpenApiDocument } from '@/lib/scripts/openapi';

const file = 'docs/openapi.json';
const options = { ...(await resolveConfig(file)), filepath: file };
writeFileSync(
  file,
  await format(JSON.stringify(createOpenApiDocument(createUpstreamExample)), options),
);
console.log(`Wrote ${file}.`);
