import { expect, it } from 'vitest';
import { failureOf } from '@/components/forms/client/failure';
import { acornsAmbassadorForm } from '@/lib/forms/acorns-ambassador';
import { brandForm } from '@/lib/forms/brand';

it('puts messages at the fields that the form has, and drops the others', () => {
  const errors = { email: 'It bounced.', nobody: 'No such field.' };
  expect(
    failureOf(acornsAmbassadorForm, { kind: 'json', status: 422, message: 'Not quite.', errors }),
  ).toEqual({ errors: [['email', 'It bounced.']], text: 'Not quite.' });
});

it('does not repeat the banner in the notice', () => {
  const message = acornsAmbassadorForm.banner;
  const errors = { email: 'This field is required' };
  const answer = { kind: 'json', status: 422, message, errors } as const;
  expect(failureOf(acornsAmbassadorForm, answer).text).toBeNull();
  // Without a field to point at, the notice is all there is.
  expect(failureOf(acornsAmbassadorForm, { ...answer, errors: {} }).text).toBe(message);
});

it('says nothing on a form that retries silently, but at its fields', () => {
  expect(failureOf(brandForm, { kind: 'none' })).toEqual({ errors: [], text: null });
  const errors = { email: 'It bounced.' };
  expect(failureOf(brandForm, { kind: 'json', status: 422, errors })).toEqual({
    errors: [['email', 'It bounced.']],
    text: null,
  });
});
