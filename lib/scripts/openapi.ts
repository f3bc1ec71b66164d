/**
 * The OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1) of both sides: the calls as the
 * upstream receives them, and the site's own routes as browsers and schedulers call them. Schemas are
 * what zod makes of the forms' own.
 */
import { toJSONSchema, z } from 'zod';
import { fieldsOf } from '@/lib/forms/fields-of';
import { formList } from '@/lib/forms/registry';
import type { Field, FormDefinition, FormId } from '@/lib/forms/types';
import { refusals, type Refusal } from '@/lib/server/submissions/outcome';
import { REJECTED } from '@/lib/server/submissions/verdict';
import { vitalsSchema } from '@/lib/server/vitals';
import { site } from '@/lib/site';

type Json = Record<string, unknown>;

const zodSchema = ({ schema }: FormDefinition, io: 'input' | 'output') =>
  toJSONSchema(schema, { io, unrepresentable: 'any' });

/** What zod cannot say of a rule that transforms its value: the type that comes out, the options. */
function factsOf(field: Field): Json {
  if (field.type === 'rating')
    return { type: 'integer', minimum: 0, maximum: 5, description: '0 stands for N/A.' };
  if (field.type === 'number') return { type: 'integer', minimum: field.min, maximum: field.max };
  if (!('options' in field)) return {};
  const one = { type: 'string', enum: field.options.map(({ value }) => value) };
  return field.type === 'checkboxes' ? { type: 'array', items: one } : one;
}

/**
 * @param form any form
 * @returns what the upstream receives: every field is there, an optional one as `""` or `[]`
 */
export function upstreamSchema(form: FormDefinition) {
  const { properties = {} } = zodSchema(form, 'output');
  const named = fieldsOf(form).map((field) => [
    form.sentAs?.[field.name] ?? field.name,
    { title: field.label, ...(properties[field.name] as Json), ...factsOf(field) },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(named) as Record<string, Json>,
    required: named.map(([name]) => name),
    additionalProperties: false,
  };
}

/** `errors`: field name of the form → the message that stands beside it. */
const refused = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

const json = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const seconds = { description: 'Seconds to wait.', schema: { type: 'integer' } };

const refusal = (description: string, mayWait = false) => ({
  description,
  ...(mayWait && { headers: { 'Retry-After': seconds } }),
  content: json({ $ref: '#/components/schemas/Refusal' }),
});

/** @returns what the site refuses with statuses from this one on, and what the visitor is told */
function siteRefusals(from: 400 | 500) {
  const lines = Object.values(refusals)
    // 'JSON' stands for whatever a refusal names: a part of its message, or the fields in error.
    .map((refuse) => (refuse as (what: unknown) => Refusal)('JSON').refused)
    .filter(({ status }) => status >= from && status < from + 100)
    .map(({ status, message }) => `${status}: ${message}`);
  return refusal([...new Set(lines)].sort().join('\n'), true);
}

/** What the site makes of the upstream's answer. */
const upstreamAnswers = {
  Taken: { description: 'Taken, whatever the body holds: it is not sent again.' },
  Rejected: refusal('Rejected for good. The visitor sees `message`, and `errors` at their fields.'),
  NotTaken: refusal('Not taken: it is sent again, under the same key, until it is.', true),
};
const answer = (name: keyof typeof upstreamAnswers) => ({ $ref: `#/components/responses/${name}` });

const header = (name: string, description: string, schema: Json, required = false) =>
  ({ name, in: 'header', required, description, schema }) as const;
const key = { type: 'string', pattern: '^[A-Za-z0-9._:~-]{1,128}$' };

/** Sent where UPSTREAM_SECRET is set. */
const signature = [
  header('webhook-id', 'The idempotency key.', key),
  header('webhook-timestamp', 'When this attempt was sent, in s since 1970.', { type: 'integer' }),
  header(
    'webhook-signature',
    'Standard Webhooks 1.0: `v1,` and, in base64, the HMAC-SHA256 of `webhook-id.webhook-timestamp.body` with the bytes of UPSTREAM_SECRET behind `whsec_`. While the site replaces its secret: two, separated by a space. Answer 401 where none is right, or the timestamp is more than 5 minutes away.',
    { type: 'string' },
  ),
];

const upstreamCall = (form: FormDefinition, example: Json) => ({
  servers: [{ url: 'https://upstream.example', description: 'UPSTREAM_URL' }],
  post: {
    tags: ['Upstream'],
    operationId: `upstream-${form.call}`,
    summary: `Takes one submission of the form “${form.name}”`,
    parameters: [
      header('Idempotency-Key', 'The same with every attempt: take one.', key, true),
      ...signature.map(({ name }) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    requestBody: { required: true, content: json(upstreamSchema(form), example) },
    responses: {
      '2XX': answer('Taken'),
      ...Object.fromEntries(REJECTED.map((status) => [status, answer('Rejected')])),
      default: answer('NotTaken'),
    },
  },
});

const own = (method: 'get' | 'post', operationId: string, summary: string, rest: Json) => ({
  [method]: { tags: ['Site'], operationId: `site-${operationId}`, summary, ...rest },
});

const siteCall = (form: FormDefinition) =>
  own('post', form.call, `Sends the form “${form.name}” of ${form.route}`, {
    description: 'A urlencoded post is taken as well, and answered by a page or a redirect.',
    parameters: [
      header('Idempotency-Key', 'One for each filled-in form, kept for every attempt.', key),
    ],
    requestBody: { required: true, content: json(zodSchema(form, 'input')) },
    responses: {
      default: {
        description: 'The upstream’s status, and its body as JSON or as text. Without one: 200.',
        content: json({}, { message: 'Received' }),
      },
      '4XX': siteRefusals(400),
      '5XX': siteRefusals(500),
    },
  });

const counts = toJSONSchema(z.record(z.string(), z.int()));

const others = {
  '/api/health': own('get', 'health', 'The state of store and upstream', {
    responses: {
      200: { description: 'Submissions are taken.', content: json({ type: 'object' }) },
      503: { description: 'Submissions are not taken.', content: json({ type: 'object' }) },
    },
  }),
  '/api/cron': own('get', 'cron', 'Sends on what is due, deletes what is too old', {
    security: [{ cronSecret: [] }],
    responses: {
      200: { description: 'Counts of what was done, and of what is left.', content: json(counts) },
      401: refusal('Without the secret, or where CRON_SECRET is not set.'),
      503: refusal('The store cannot be reached.'),
    },
  }),
  '/api/vitals': own('post', 'vitals', 'Takes the Core Web Vitals of one page view', {
    requestBody: { required: true, content: json(toJSONSchema(vitalsSchema, { io: 'input' })) },
    responses: { 204: { description: 'Taken, or dropped.' } },
  }),
};

/**
 * @param exampleOf gives one submission of a form, as the upstream receives it
 * @returns the document; the same code and examples give the same, to the byte
 */
export function openApiDocument(exampleOf: (call: FormId) => Json) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name}: submissions`,
      version: '1',
      description:
        'Tag “Upstream”: what the service behind UPSTREAM_URL receives and answers. Tag “Site”: what browsers and schedulers send. Made by `npm run openapi` from the forms; do not edit.',
    },
    servers: [{ url: 'https://www.tassel.example', description: 'SITE_URL' }],
    paths: Object.fromEntries([
      ...formList.map((form) => [`/${form.call}`, upstreamCall(form, exampleOf(form.call))]),
      ...formList.map((form) => [`/api/${form.call}`, siteCall(form)]),
      ...Object.entries(others),
    ]) as Record<string, Json>,
    components: {
      schemas: { Refusal: toJSONSchema(refused) },
      responses: upstreamAnswers,
      parameters: Object.fromEntries(signature.map((one) => [one.name, one])),
      securitySchemes: { cronSecret: { type: 'http', scheme: 'bearer' } },
    },
  };
}
