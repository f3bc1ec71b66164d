import { describe, expect, it } from 'vitest';
import { formSummary } from '@/lib/forms/summary';

const text = (name: string, more = {}) => ({ type: 'text' as const, name, label: name, ...more });

/** The whole line of a form is read in the browser: e2e/forms/parts.spec.ts. */
describe('formSummary', () => {
  it('names one link in the singular', () => {
    const groups = [{ legend: 'Links', fields: [text('a', { ready: 'resume' })] }];
    expect(formSummary({ groups })).toBe('1 question. Have\u00a0ready: resume link.');
  });

  it('says nothing of parts where there is one, nor of links where there is none', () => {
    const groups = [{ legend: 'You', fields: [text('a'), text('b')] }];
    expect(formSummary({ groups })).toBe('2 questions.');
  });
});
