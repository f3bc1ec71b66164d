import { describe, expect, it } from 'vitest';
import { forms } from '@/lib/forms/registry';
import { formSummary } from '@/lib/forms/summary';

const text = (name: string, more = {}) => ({ type: 'text' as const, name, label: name, ...more });

describe('formSummary', () => {
  it('counts parts and questions, and lists what to have ready', () => {
    expect(formSummary(forms['submit-acorns-ambassador'])).toBe(
      '6 parts, 18 questions (2\u00a0optional). Have\u00a0ready: resume, Instagram and TikTok links.',
    );
  });

  it('names one link in the singular', () => {
    const groups = [{ legend: 'Links', fields: [text('a', { ready: 'resume' })] }];
    expect(formSummary({ groups })).toBe('1 question. Have\u00a0ready: resume link.');
  });

  it('says nothing of parts where there is one, nor of links where there is none', () => {
    const groups = [{ legend: 'You', fields: [text('a'), text('b')] }];
    expect(formSummary({ groups })).toBe('2 questions.');
  });
});
