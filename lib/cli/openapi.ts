/** `npm run openapi`: writes docs/openapi.json anew. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { openApiDocument } from '@/lib/openapi/document';

const file = 'docs/openapi.json';
const options = { ...(await resolveConfig(file)), filepath: file };
writeFileSync(file, await format(JSON.stringify(openApiDocument()), options));
console.log(`${file} is written.`);
