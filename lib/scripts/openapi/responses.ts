/** The answers of the site's own routes, from its table of refusals. */
import type { MaintenanceReport } from '@/lib/server/submissions/maintenance';
import type { JsonSchema } from '@/lib/scripts/openapi/schemas';
import { refusals, type Refused } from '@/lib/server/submissions/outcome';

/** @returns the content of a response or request in JSON */
export const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

export const refusalSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'object',
      description: 'Field name of the form → the message that stands beside it.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['message'],
};

/** What `/api/cron` answers (MaintenanceReport, lib/server/submissions/maintenance.ts). */
export const reportSchema: JsonSchema = {
  type: 'object',
  properties: {
    delivered: { type: 'integer', description: 'Taken by the upstream in this run.' },
    pending: { type: 'integer', description: 'Waiting to be sent on.' },
    parked: { type: 'integer', description: 'Given up after REDELIVER_DAYS.' },
    rejected: { type: 'integer', description: 'Rejected by the upstream (4xx).' },
    deleted: { type: 'integer', description: 'Deleted in this run: older than RETENTION_DAYS.' },
  } satisfies Record<keyof MaintenanceReport, JsonSchema>,
  required: ['delivered', 'pending', 'parked', 'rejected', 'deleted'],
};

/** One example of each refusal; `errors` and seconds stand for any. */
const examples: readonly Refused[] = [
  refusals.malformed('JSON'),
  refusals.malformedKey(),
  refusals.crossSite(),
  refusals.tooSlow(),
  refusals.keyInUse(),
  refusals.underWay(),
  refusals.tooLarge(),
  refusals.wrongType(),
  refusals.invalid({ email: 'Please enter a valid email address' }),
  refusals.tooMany(60),
  refusals.broken(),
  refusals.unreachable(),
  refusals.notStored(),
  refusals.timeout(),
].map(({ refused }) => refused);

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

/** @returns each refusal of a submission, by its status */
export function refusalResponses(): Record<string, JsonSchema> {
  const byStatus = new Map<number, Refused[]>();
  for (const refused of examples)
    byStatus.set(refused.status, [...(byStatus.get(refused.status) ?? []), refused]);
  return Object.fromEntries(
    [...byStatus].map(([status, its]) => [
      status,
      {
        description: its.map(({ message }) => message).join(' Or: '),
        ...(its.some((refused) => refused.retryAfter) && { headers: retryAfter }),
        content: json(
          { $ref: '#/components/schemas/Refusal' },
          { message: its[0]!.message, ...(its[0]!.errors && { errors: its[0]!.errors }) },
        ),
      },
    ]),
  );
}

/** What the site makes of the upstream's answer. */
export const upstreamResponses: Record<string, JsonSchema> = {
  '2XX': {
    description: 'The submission is taken, whatever the body holds. It is not sent again.',
    content: json({}, { ok: true }),
  },
  '4XX': {
    description:
      'The submission is rejected for good, and is not sent again (408, 425 and 429 are). The visitor is told `message`; `errors` are shown at their fields.',
    content: json({ $ref: '#/components/schemas/Refusal' }, { message: 'We know you already.' }),
  },
  '429': {
    description: 'Sent again at once if Retry-After is short, else later.',
    headers: retryAfter,
  },
  '5XX': {
    description:
      'Not taken. The site keeps the submission and sends it again, under the same key, until it is taken.',
    content: json({ $ref: '#/components/schemas/Refusal' }, { message: 'The database is full.' }),
  },
};
