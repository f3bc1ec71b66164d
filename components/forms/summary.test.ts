import { expect, test } from 'vitest';
import { summarizeForm } from '@/components/forms/summary';
import type { FieldGroup } from '@/lib/forms/types';
import { sampleForm } from '@/lib/testing/sample-form';

const linkTo = (ready: string) => ({ type: 'text' as const, name: ready, label: ready, ready });

test.each<[summary: string, groups: readonly FieldGroup[]]>([
  ['3 parts, 9 questions (2 optional). You’ll need your resume link.', sampleForm.groups],
  ['3 questions.', sampleForm.groups.slice(0, 1)],
  [
    '3 questions. You’ll need your resume, Instagram and TikTok links.',
    [{ legend: 'Links', fields: ['resume', 'Instagram', 'TikTok'].map(linkTo) }],
  ],
])('summarizeForm returns “%s”', (summary, groups) => {
  expect(summarizeForm({ groups }).replaceAll('\u00a0', ' ')).toBe(summary);
});
