import { expect, test } from 'vitest';
import { formFor } from '@/lib/testing/form-for';
import { formSummary } from '@/lib/forms/summary';

/** That of a form with several links is read in the browser: e2e/forms/parts.spec.ts. */
test.each([
  // Nothing of parts where there is one, nor of links where there is none.
  ['submit', '4 questions (1 optional).'],
  ['submit-ambassador-manager', '4 parts, 14 questions (4 optional). Have ready: resume link.'],
] as const)('%s: %s', (call, summary) => {
  expect(formSummary(formFor(call)).replaceAll('\u00a0', ' ')).toBe(summary);
});
