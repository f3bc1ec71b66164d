import { expect, test } from 'vitest';
import { summarizeForm } from '@/components/forms/summary';
import type { FormPart } from '@/lib/forms/types';
import { sampleForm } from '@/lib/testing/sample-form';

const linkTo = (neededLink: string) => ({
  type: 'text' as const,
  name: neededLink,
  label: neededLink,
  neededLink,
});

test.each<[summary: string, parts: readonly FormPart[]]>([
  ['3 parts, 9 questions (2 optional). You’ll need your resume link.', sampleForm.parts],
  ['3 questions.', sampleForm.parts.slice(0, 1)],
  [
    '3 questions. You’ll need your resume, Instagram and TikTok links.',
    [{ legend: 'Links', fields: ['resume', 'Instagram', 'TikTok'].map(linkTo) }],
  ],
])('summarizeForm returns “%s”', (summary, parts) => {
  expect(summarizeForm({ parts }).replaceAll('\u00a0', ' ')).toBe(summary);
});
