/** Fields that several forms share. */
import type { TextConfig } from '@/lib/forms/define-form';
import { email, optional, required } from '@/lib/forms/rules';
import type { Option, TextAreaField, TextField } from '@/lib/forms/types';

type Text = TextConfig<TextField>;
type MultilineText = TextConfig<TextAreaField>;

/** The properties that a form adds to a shared field or overrides. */
type FieldOverrides<F extends { name: string }> = Partial<F> & Pick<F, 'name'>;

const nameField = (field: Pick<Text, 'name' | 'label' | 'autoComplete'>): Text => ({
  type: 'text',
  halfWidth: true,
  autoCapitalize: 'words',
  rule: required(),
  privacyLabel: 'name',
  ...field,
});

export const firstName = (name: string) =>
  nameField({ name, label: 'First name', autoComplete: 'given-name' });

export const lastName = (name: string) =>
  nameField({ name, label: 'Last name', autoComplete: 'family-name' });

export const emailField = (field: FieldOverrides<Text>): Text => ({
  type: 'email',
  label: 'Email',
  hint: 'We’ll send next steps here.',
  autoComplete: 'email',
  autoCapitalize: 'none',
  rule: email(),
  privacyLabel: 'email',
  ...field,
});

export const phone = (name: string): Text => ({
  type: 'tel',
  name,
  label: 'Phone',
  autoComplete: 'tel',
  rule: required(),
  privacyLabel: 'phone number',
});

export const school = (name: string): Text => ({
  type: 'text',
  name,
  label: 'College or university',
  // The HTML standard has no autofill token for a school, and `organization` would fill in an employer.
  autoComplete: 'off',
  autoCapitalize: 'words',
  rule: required(),
  privacyLabel: 'college or university',
});

/** A link. Not `type="url"`, for which “instagram.com/ada” is invalid. */
export const linkField = (field: Omit<Text, 'type'>): Text => ({
  type: 'text',
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  removeInvisibleCharacters: true,
  ...field,
});

export const profileLink = (
  network: 'Instagram' | 'TikTok',
  field: Pick<Text, 'name' | 'rule'> & { hint: string },
) =>
  linkField({
    label: `${network} link`,
    neededLink: network,
    privacyLabel: 'your Instagram and TikTok links',
    ...field,
  });

export const resumeLink = (rule: Text['rule']) =>
  linkField({
    name: 'resume_url',
    label: 'Resume link',
    hint: 'Drive or Dropbox is fine. Set sharing to “Anyone with the link.”',
    neededLink: 'resume',
    rule,
    privacyLabel: 'a link to your resume',
  });

export const coverLetterLink = (hint?: string) =>
  linkField({
    name: 'cover_letter_url',
    label: 'Cover letter link',
    inputMode: 'text',
    ...(hint && { hint }),
    rule: optional(),
    privacyLabel: 'a link to your cover letter',
  });

export const graduationYear = {
  type: 'text',
  name: 'graduation_year',
  label: 'Graduation year',
  hint: 'Example: 2027',
  inputMode: 'numeric',
  autoComplete: 'off',
  removeInvisibleCharacters: true,
  rule: required(),
  privacyLabel: 'graduation year',
} as const satisfies Text;

export const major = {
  type: 'text',
  name: 'major',
  label: 'Major',
  // If only the graduation field beside it had a hint, the labels of the two fields would not align.
  hint: 'Undeclared is fine.',
  halfWidth: true,
  autoComplete: 'off',
  autoCapitalize: 'words',
  rule: required(),
  privacyLabel: 'major',
} as const satisfies Text;

/**
 * A postal address. `street-address` (https://html.spec.whatwg.org/#attr-fill-street-address) is allowed only on a
 * textarea and fills in only the street. The hint, and a note after autofill, ask for the rest.
 */
export const address = ({
  hint,
  ...field
}: FieldOverrides<MultilineText> & {
  label: string;
  hint: string;
  privacyLabel: string;
}): MultilineText => ({
  type: 'textarea',
  rows: 1,
  autoComplete: 'street-address',
  hint: `Street, city, state and ZIP. ${hint}`,
  autofillNote: 'Your browser filled in only the street. Add city, state and ZIP.',
  rule: required(),
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
  privacyLabel: 'whether you are authorized to work in the US',
} as const;
