/** Fields that several forms share, so that a browser fills them in alike everywhere. */
import type { ChoiceField, TextAreaField, TextField } from '@/lib/forms/types';

type Own<F> = Partial<F> & { name: string };

/** @returns the first name, which shares a row with the last; `field` adds to what is here or overrides it */
export const firstName = (field: Own<TextField>): TextField => ({
  type: 'text',
  label: 'First name',
  half: true,
  autoComplete: 'given-name',
  autoCapitalize: 'words',
  ...field,
});

/** @returns the last name, which shares a row with the first; `field` as above */
export const lastName = (field: Own<TextField>): TextField => ({
  type: 'text',
  label: 'Last name',
  half: true,
  autoComplete: 'family-name',
  autoCapitalize: 'words',
  ...field,
});

/** @returns an email address; `field` as above, and for each one below */
export const emailField = (field: Own<TextField>): TextField => ({
  type: 'email',
  label: 'Email',
  hint: 'We send next steps here.',
  autoComplete: 'email',
  ...field,
});

/** @returns a phone number, free text with the keyboard for phone numbers */
export const phone = (field: Own<TextField>): TextField => ({
  type: 'tel',
  label: 'Phone',
  autoComplete: 'tel',
  ...field,
});

/** @returns the name of a college or university, free text */
export const school = (field: Own<TextField>): TextField => ({
  type: 'text',
  label: 'College or university',
  // The standard has no word for a school; "organization" would offer an employer.
  autoComplete: 'off',
  autoCapitalize: 'words',
  ...field,
});

/** @returns a link, typed as text with the keyboard for addresses (components/forms/inputs/text-input) */
export const linkField = (field: Own<TextField> & { label: string }): TextField => ({
  type: 'url',
  ...field,
});

/** Of the applications for a role. */
export const resumeLink = linkField({
  name: 'resume_url',
  label: 'Resume link',
  hint: 'Drive, Dropbox, anything we can open.',
  ready: 'resume',
});

/** @param hint the forms that take several links say so */
export const coverLetterLink = (hint?: string): TextField =>
  linkField({
    name: 'cover_letter_url',
    label: 'Cover letter link',
    optional: true,
    inputMode: 'text',
    ...(hint && { hint }),
  });

/** Of the applications for a role. */
export const graduationYear: TextField = {
  type: 'text',
  name: 'graduation_year',
  label: 'Graduation year',
  hint: 'Like 2027.',
  inputMode: 'numeric',
  autoComplete: 'off',
};

/** Of the creator forms. */
export const major: TextField = {
  type: 'text',
  name: 'major',
  label: 'Major',
  half: true,
  autoComplete: 'off',
  autoCapitalize: 'words',
};

/**
 * A home or college address. A text area, because HTML allows `street-address` on nothing else:
 * browsers fill in street, city and state at once, a line each.
 */
export const address = (field: Own<TextAreaField> & { label: string }): TextAreaField => ({
  type: 'textarea',
  rows: 1,
  autoComplete: 'street-address',
  ...field,
});

/** @returns two radios that send `yes` or `no`; its rule is `yesNo()` */
export const yesNoField = (field: Own<ChoiceField> & { label: string }): ChoiceField => ({
  type: 'radio',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  ...field,
});

/** Asked of both campus ambassador roles. */
export const workStatus = yesNoField({
  name: 'work_status',
  label: 'Are you authorized to work in the US?',
  hint: 'Either answer is fine; people who answer No are still considered.',
});
