/** Describes the requests to the upstream as an OpenAPI document (https://spec.openapis.org/oas/v3.1.1). */
import { toJSONSchema, z } from 'zod';
import { listFields } from '@/lib/forms/list-fields';
import { getSchema } from '@/lib/forms/schema';
import { formList } from '@/components/site/forms';
import type { Field, FormDefinition, FormId } from '@/lib/forms/types';
import { REJECTED_STATUSES } from '@/lib/server/submissions/verdict';
import { site } from '@/lib/site';

type Json = Record<string, unknown>;

/** Returns a field's type and options, which zod's JSON Schema lacks for transformed values. */
function describeValues(field: Field): Json {
  if (field.type === 'rating')
    return { type: 'integer', minimum: 0, maximum: 5, description: '0 means N/A.' };
  if (field.type === 'number') return { type: 'integer', minimum: field.min, maximum: field.max };
  if (!('options' in field)) return {};
  const option = { type: 'string', enum: field.options.map(({ value }) => value) };
  return field.type === 'checkboxes' ? { type: 'array', items: option } : option;
}

/** Creates the schema of a request's body. Every field is present; an empty optional one is `""` or `[]`. */
export function createUpstreamSchema(form: FormDefinition) {
  const { properties = {} } = toJSONSchema(getSchema(form), {
    io: 'output',
    unrepresentable: 'any',
  });
  const namedProperties = listFields(form).map((field) => [
    field.sentAs ?? field.name,
    { title: field.label, ...(properties[field.name] as Json), ...describeValues(field) },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(namedProperties) as Record<string, Json>,
    required: namedProperties.map(([name]) => name),
    additionalProperties: false,
  };
}

/** The body of a response that does not accept the submission. `errors` has messages by field name. */
const errorSchema = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

const createJsonContent = (schema: unknown, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const retryAfterHeader = {
  description:
    'Seconds to wait before the next attempt. The site obeys it after 429 and 503, for up to an hour.',
  schema: { type: 'integer' },
};

const createErrorResponse = (description: string, hasRetryAfter = false) => ({
  description,
  ...(hasRetryAfter && { headers: { 'Retry-After': retryAfterHeader } }),
  content: createJsonContent({ $ref: '#/components/schemas/Refusal' }),
});

const responses = {
  Accepted: {
    description:
      'The submission is accepted, whatever the body contains. The site does not send the submission again.',
  },
  Rejected: createErrorResponse(
    'The submission is rejected permanently. The visitor sees `message`, and each of the `errors` at its field.',
  ),
  NotAccepted: createErrorResponse(
    'Any other status: the submission is not accepted. The site sends it again with the same key, for up to 14 days.',
    true,
  ),
};
const referToResponse = (name: keyof typeof responses) => ({
  $ref: `#/components/responses/${name}`,
});

const createHeader = (name: string, description: string, schema: Json, required = false) =>
  ({ name, in: 'header', required, description, schema }) as const;
const keySchema = { type: 'string', pattern: '^[A-Za-z0-9._:~-]{1,128}$' };

/** The headers of signed requests, which the site sends if UPSTREAM_SECRET is set. */
const signatureHeaders = [
  createHeader('webhook-id', 'The same value as in Idempotency-Key.', keySchema),
  createHeader('webhook-timestamp', 'The time of this attempt, in seconds since 1970.', {
    type: 'integer',
  }),
  createHeader(
    'webhook-signature',
    'Standard Webhooks 1.0: `v1,` followed by the HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64. The HMAC key is the part of UPSTREAM_SECRET after `whsec_`, decoded from base64. While the secret is being replaced, there are two signatures, separated by a space. Answer 401 if no signature is valid, or if the timestamp differs from the current time by more than 5 minutes.',
    { type: 'string' },
  ),
];

const createOperation = (form: FormDefinition, example: Json) => ({
  post: {
    operationId: form.formId,
    summary: `Receives a submission of the form “${form.name}”`,
    parameters: [
      createHeader(
        'Idempotency-Key',
        'The same in every attempt to send a submission. Store one submission per key.',
        keySchema,
        true,
      ),
      ...signatureHeaders.map(({ name }) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    requestBody: {
      required: true,
      content: createJsonContent(createUpstreamSchema(form), example),
    },
    responses: {
      '2XX': referToResponse('Accepted'),
      ...Object.fromEntries(
        REJECTED_STATUSES.map((status) => [status, referToResponse('Rejected')]),
      ),
      default: referToResponse('NotAccepted'),
    },
  },
});

/** @param createExample returns an example of a form's request body */
export function createOpenApiDocument(createExample: (formId: FormId) => Json) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name}: submissions`,
      version: '1',
      description:
        'The requests that the site sends to UPSTREAM_URL, and the answers that it understands. Generated from the forms by `npm run openapi`; do not edit.',
    },
    servers: [{ url: 'https://upstream.example', description: 'UPSTREAM_URL' }],
    paths: Object.fromEntries(
      formList.map((form) => [
        `/${form.formId}`,
        createOperation(form, createExample(form.formId)),
      ]),
    ),
    components: {
      schemas: { Refusal: toJSONSchema(errorSchema) },
      responses,
      parameters: Object.fromEntries(signatureHeaders.map((header) => [header.name, header])),
    },
  };
}
