/** What the two campus ambassador forms have in common. */
import {
  address,
  coverLetterLink,
  emailField,
  firstName,
  graduationYear,
  lastName,
  linkField,
  phone,
  resumeLink,
  school,
} from '@/lib/forms/fields';
import { failures } from '@/lib/forms/failure-text';
import { banners, submittingLabel } from '@/lib/forms/messages';
import { email, optional, required, yesNo } from '@/lib/forms/rules';
import type { FieldGroup, ClientForm, TextAreaField, TextField } from '@/lib/forms/types';
import { routes } from '@/lib/site';

/** The rules of the fields that both forms ask. */
export const campusRules = {
  first_name: required(),
  last_name: required(),
  email: email(),
  phone: required(),
  university: required(),
  graduation_year: required(),
  college_address: required(),
  work_status: yesNo(),
  past_experience: required(),
  interest_reason: required(),
  resume_url: required(),
  cover_letter_url: optional(),
  instagram_url: required(),
  tiktok_url: required(),
  additional_notes: optional(),
};

export const aboutYou: FieldGroup = {
  legend: 'About you',
  fields: [
    firstName({ name: 'first_name' }),
    lastName({ name: 'last_name' }),
    emailField({ name: 'email' }),
    phone({ name: 'phone' }),
  ],
};

export const schoolFields: readonly (TextField | TextAreaField)[] = [
  school({ name: 'university' }),
  graduationYear,
  address({
    name: 'college_address',
    label: 'College address',
    hint: 'Where you live during the term. We may send you things.',
    autoComplete: 'section-school street-address',
  }),
];

/** @param role the role's title, for the question why */
export const experienceFields = (role: string): readonly TextAreaField[] => [
  {
    type: 'textarea',
    name: 'past_experience',
    label: 'Past experience',
    hint: 'Jobs, clubs, events, accounts you run. Paid or not.',
  },
  { type: 'textarea', name: 'interest_reason', label: `Why do you want to be the ${role}?` },
];

/** @param coverLetterHint the financial technology form takes several links */
export const linkGroup = (coverLetterHint?: string): FieldGroup => ({
  legend: 'Links',
  fields: [
    resumeLink,
    coverLetterLink(coverLetterHint),
    linkField({
      name: 'instagram_url',
      label: 'Instagram link',
      hint: 'Like instagram.com/username.',
      ready: 'Instagram',
    }),
    linkField({
      name: 'tiktok_url',
      label: 'TikTok link',
      hint: 'Like tiktok.com/@username.',
      ready: 'TikTok',
    }),
  ],
});

export const anythingElse: FieldGroup = {
  legend: 'Anything else',
  fields: [
    {
      type: 'textarea',
      name: 'additional_notes',
      label: 'Additional notes',
      optional: true,
    },
  ],
};

/** How both forms behave, and what they say, around their fields. */
export const campusBehavior = (role: string) =>
  ({
    validation: 'messages',
    banner: banners.campus,
    submitLabel: 'Send application',
    submittingLabel,
    scrollOnSubmit: true,
    success: {
      kind: 'view',
      heading: 'Application received',
      title: 'Thank You for Applying!',
      role,
      text: `We received your application for the ${role} position. If you are a good fit, we will email you the next steps.`,
      button: 'Go to Roles',
      leadsTo: routes.roles,
    },
    failure: { kind: 'notice', prefix: '', ellipsis: '', noAnswer: failures.noAnswer },
  }) as const satisfies Partial<ClientForm>;
