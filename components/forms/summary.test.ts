import { expect, test } from 'vitest';
import { brandForm } from '@/components/brands/form';
import { formSummary } from '@/components/forms/summary';
import { sampleForm } from '@/lib/testing/sample-form';

/** That of a form with several links is read in the browser: e2e/forms/parts.spec.ts. */
test.each([
  // Nothing of parts where there is one, nor of links where there is none.
  [brandForm, '4 questions (1 optional).'],
  [sampleForm, '3 parts, 9 questions (2 optional). Have ready: resume link.'],
])('$0.formId: $1', (form, summary) => {
  expect(formSummary(form).replaceAll('\u00a0', ' ')).toBe(summary);
});
