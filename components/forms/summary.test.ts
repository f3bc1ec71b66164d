import { expect, test } from 'vitest';
import { brandForm } from '@/components/brands/form';
import { formSummary } from '@/components/forms/summary';
import { sampleForm } from '@/lib/testing/sample-form';

test.each([
  // Omits a single part and missing links.
  [brandForm, '4 questions (1 optional).'],
  [sampleForm, '3 parts, 9 questions (2 optional). Have ready: resume link.'],
])('$0.formId: $1', (form, summary) => {
  expect(formSummary(form).replaceAll('\u00a0', ' ')).toBe(summary);
});
