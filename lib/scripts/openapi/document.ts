/**
 * The OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1) of both sides: the calls as the
 * upstream receives them, and the site's own routes as browsers and schedulers call them.
 */
import { toJSONSchema } from 'zod';
import { fieldsOf } from '@/lib/forms/fields-of';
import { forms } from '@/lib/forms/registry';
import type { FormDefinition, FormId } from '@/lib/forms/types';
import {
  json,
  refusalResponses,
  refusalSchema,
  reportSchema,
  upstreamResponses,
} from '@/lib/scripts/openapi/responses';
import { browserSchema, upstreamSchema, type JsonSchema } from '@/lib/scripts/openapi/schemas';
import { site } from '@/lib/site';
import { vitalsSchema } from '@/lib/server/vitals';

/** The paths of one side have a server of their own. */
const upstream = [{ url: 'https://upstream.example', description: 'UPSTREAM_URL' }];
const own = [{ url: 'https://www.tassel.example', description: 'SITE_URL' }];

/** @returns a reference to each of these responses, which are under `components` */
const references = (prefix: string, responses: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.keys(responses).map((status) => [
      status,
      { $ref: `#/components/responses/${prefix}${status}` },
    ]),
  );

const components = (prefix: string, responses: Record<string, JsonSchema>) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [`${prefix}${status}`, response]),
  );

const refusals = references('Site', refusalResponses());
const upstreamAnswers = references('Upstream', upstreamResponses);

const keyHeader = (required: boolean, description: string) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required,
  description,
  schema: { type: 'string', pattern: '^[A-Za-z0-9._:~-]{1,128}$' },
});

const body = (schema: JsonSchema, example: unknown) => ({
  required: true,
  content: { 'application/json': { schema, example } },
});

type Example = Record<string, unknown>;

/** @returns what the upstream receives, under the form's own names */
function browserExample(form: FormDefinition, sent: Example): Example {
  const names = fieldsOf(form).map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, sent[form.sentAs?.[name] ?? name]]));
}

const upstreamPath = (form: FormDefinition, example: Example) => ({
  servers: upstream,
  post: {
    tags: ['Upstream'],
    operationId: `upstream-${form.call}`,
    summary: `Takes one submission of the form “${form.name}”`,
    parameters: [
      keyHeader(
        true,
        'The same with every attempt. A submission may arrive more than once: one whose key is known is answered as the first time, and not taken again.',
      ),
    ],
    requestBody: body(upstreamSchema(form), example),
    responses: upstreamAnswers,
  },
});

const sitePath = (form: FormDefinition, example: Example) => ({
  servers: own,
  post: {
    tags: ['Site'],
    operationId: `site-${form.call}`,
    summary: `Sends the form “${form.name}” of ${form.route}`,
    description:
      'An ordinary form post (urlencoded or multipart, no script) is taken as well, and answered by a page or a redirect.',
    parameters: [keyHeader(false, 'One for each filled-in form, kept for every attempt.')],
    requestBody: body(browserSchema(form), browserExample(form, example)),
    responses: {
      default: {
        description:
          'What the upstream answered: its status, and its body as JSON or, if it is none, as text. Without an upstream: 200.',
        content: { 'application/json': { schema: {}, example: { message: 'Received' } } },
      },
      ...refusals,
    },
  },
});

const health = {
  servers: own,
  get: {
    tags: ['Site'],
    operationId: 'health',
    summary: 'The state of store and upstream',
    responses: {
      200: { description: 'Submissions are taken.', content: { 'application/json': {} } },
      503: { description: 'Submissions are not taken.', content: { 'application/json': {} } },
    },
  },
};

const cron = {
  servers: own,
  get: {
    tags: ['Site'],
    operationId: 'cron',
    summary: 'Sends on what is due, deletes what is too old: for a scheduler',
    security: [{ cronSecret: [] }],
    responses: {
      200: {
        description: 'What was done in this run, and what is left.',
        content: json(reportSchema, {
          delivered: 3,
          pending: 0,
          parked: 0,
          rejected: 0,
          deleted: 12,
        }),
      },
      401: {
        description: 'Without the secret, or where CRON_SECRET is not set.',
        headers: { 'WWW-Authenticate': { schema: { type: 'string' }, description: 'Bearer' } },
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
      503: {
        description: 'The store cannot be reached.',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  },
};

const vitals = {
  servers: own,
  post: {
    tags: ['Site'],
    operationId: 'vitals',
    summary: 'Takes the Core Web Vitals of one page view',
    requestBody: body(toJSONSchema(vitalsSchema, { io: 'input' }), [
      { name: 'LCP', value: 1240, rating: 'good', path: '/' },
    ]),
    responses: { 204: { description: 'Taken, or dropped.' } },
  },
};

/**
 * @param exampleOf gives one submission of a form, as the upstream receives it
 * @returns the document; the same code and examples give the same, to the byte
 */
export function openApiDocument(exampleOf: (call: FormId) => Example) {
  const all = Object.values(forms).map((form) => [form, exampleOf(form.call)] as const);
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name}: submissions`,
      version: '1',
      description:
        'Tag “Upstream”: what the service behind UPSTREAM_URL receives and answers. Tag “Site”: what browsers and schedulers send. Made by `npm run openapi` from the forms; do not edit.',
    },
    servers: own,
    tags: [{ name: 'Upstream' }, { name: 'Site' }],
    paths: {
      ...Object.fromEntries(
        all.map(([form, example]) => [`/${form.call}`, upstreamPath(form, example)]),
      ),
      ...Object.fromEntries(
        all.map(([form, example]) => [`/api/${form.call}`, sitePath(form, example)]),
      ),
      '/api/health': health,
      '/api/cron': cron,
      '/api/vitals': vitals,
    },
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        cronSecret: { type: 'http', scheme: 'bearer', description: 'CRON_SECRET' },
      },
      responses: {
        ...components('Upstream', upstreamResponses),
        ...components('Site', refusalResponses()),
      },
    },
  };
}
