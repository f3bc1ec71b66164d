import { expect, test } from 'vitest';
import { forms } from '@/lib/forms/registry';
import { validate } from '@/lib/server/submissions/parse';

test('what is sent upstream is trimmed, complete, and under the names it is sent as', () => {
  expect(validate(forms.submit, { email: ' a@b.c ', firstName: 'Ada', lastName: 'L' })).toEqual({
    email: 'a@b.c',
    firstName: 'Ada',
    lastName: 'L',
    message: '',
  });
  const form = forms['submit-ambassador-manager'];
  const values = Object.fromEntries(
    form.groups.flatMap(({ fields }) => fields.map(({ name }) => [name, 'a@b.edu'])),
  );
  expect(Object.keys(validate(form, values)).sort()).toEqual(
    [
      ...['firstName', 'lastName', 'email', 'phone', 'university', 'graduationYear'],
      ...['instagram', 'tiktok', 'linkedin', 'campusMarketingExp', 'leadershipExp'],
      ...['timeCommitment', 'resumeUrl', 'coverLetterUrl'],
    ].sort(),
  );
});

test('errors carry the form’s own names, the first message of each, and the form’s banner', () => {
  expect(() => validate(forms['submit-ambassador-manager'], {})).toThrow(
    expect.objectContaining({
      refused: expect.objectContaining({
        status: 422,
        message: 'Please fill all required fields!',
        errors: expect.objectContaining({
          first_name: 'This field is required',
          school_email: 'Email is required',
          resume_url: 'Please provide a link to your resume',
        }),
      }),
    }),
  );
});
