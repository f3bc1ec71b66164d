/** Fields that several forms share. */
import type { Option, TextAreaField, TextField } from '@/lib/forms/types';

const nameField = (field: Pick<TextField, 'name' | 'label' | 'autoComplete'>): TextField => ({
  type: 'text',
  halfWidth: true,
  autoCapitalize: 'words',
  ...field,
});

export const firstName = (name: string) =>
  nameField({ name, label: 'First name', autoComplete: 'given-name' });

export const lastName = (name: string) =>
  nameField({ name, label: 'Last name', autoComplete: 'family-name' });

export const emailField = (field: Partial<TextField> & Pick<TextField, 'name'>): TextField => ({
  type: 'email',
  check: 'email',
  label: 'Email',
  hint: 'We’ll send next steps here.',
  autoComplete: 'email',
  autoCapitalize: 'none',
  ...field,
});

export const phone = (name: string): TextField => ({
  type: 'tel',
  name,
  label: 'Phone',
  autoComplete: 'tel',
});

export const school = (name: string): TextField => ({
  type: 'text',
  name,
  label: 'College or university',
  // No `autoComplete`: the HTML standard has no token for a school, and `organization` would fill in an employer.
  autoCapitalize: 'words',
});

/** A link. Not `type="url"`, for which “instagram.com/ada” is invalid. */
export const linkField = (field: Omit<TextField, 'type'>): TextField => ({
  type: 'text',
  isLink: true,
  inputMode: 'url',
  autoCapitalize: 'none',
  ...field,
});

export const instagramLink = (name: string): TextField =>
  linkField({
    name,
    label: 'Instagram link',
    halfWidth: true,
    hint: 'Example: instagram.com/username',
  });

export const tiktokLink = (name: string): TextField =>
  linkField({
    name,
    label: 'TikTok link',
    halfWidth: true,
    hint: 'Example: tiktok.com/@username',
  });

export const sharingHint = 'Drive or Dropbox is fine. Set sharing to “Anyone with the link.”';

export const resumeLink = linkField({
  name: 'resume_url',
  label: 'Resume link',
  hint: sharingHint,
});

export const coverLetterLink = linkField({
  name: 'cover_letter_url',
  label: 'Cover letter link',
  hint: 'If you have more than one, separate them with commas.',
  inputMode: 'text',
  optional: true,
});

export const graduationYear: TextField = {
  type: 'text',
  name: 'graduation_year',
  label: 'Graduation year',
  hint: 'Example: 2027',
  inputMode: 'numeric',
};

export const major: TextField = {
  type: 'text',
  name: 'major',
  label: 'Major',
  // If only the graduation field beside it had a hint, the labels of the two fields would not align.
  hint: 'Undeclared is fine.',
  halfWidth: true,
  autoCapitalize: 'words',
};

/**
 * A postal address. `street-address` (https://html.spec.whatwg.org/#attr-fill-street-address) is allowed only on a
 * textarea and fills in only the street. The hint must ask for the rest.
 */
export const address = (field: Omit<TextAreaField, 'type' | 'rows'>): TextAreaField => ({
  type: 'textarea',
  rows: 1,
  ...field,
});

export const toOptions = <const Value extends string>(values: readonly Value[]) =>
  values.map((value): Option<Value> => ({ value, label: value }));

export const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const workAuthorization = {
  type: 'radio',
  name: 'work_status',
  label: 'Are you authorized to work in the US?',
  hint: 'You can apply either way. People who answer No are still considered.',
  options: yesNo,
} as const;
