import { defineForm, type PartConfig } from '@/lib/forms/define-form';
import {
  address,
  coverLetterLink,
  emailField,
  firstName,
  graduationYear,
  lastName,
  phone,
  profileLink,
  resumeLink,
  school,
} from '@/lib/forms/fields';
import { failures } from '@/lib/forms/failure-text';
import { submittingLabel } from '@/lib/forms/messages';
import { optional, required } from '@/lib/forms/rules';
import { routes, type Route } from '@/lib/routes';

/** The fields about the school, which the forms of all campus ambassador roles have. */
export const schoolFields = [
  school('university'),
  graduationYear,
  address({
    name: 'college_address',
    label: 'College address',
    hint: 'Where you live during the school year. We may send you packages.',
    autoComplete: 'section-school street-address',
    privacyLabel: 'college address',
  }),
] as const;

interface CampusForm {
  formId: string;
  route: Route;
  role: string;
  senders: string;
  /** The parts that only this form has, placed between “About you” and “Experience”. */
  parts: readonly PartConfig[];
  coverLetterHint?: string;
}

/** Defines the application form of a campus ambassador role. */
export function defineCampusForm({ role, parts, coverLetterHint, ...form }: CampusForm) {
  return defineForm({
    ...form,
    name: `${role} application`,
    validation: 'schema',
    banner: 'Please correct the highlighted errors:',
    parts: [
      {
        legend: 'About you',
        fields: [
          firstName('first_name'),
          lastName('last_name'),
          emailField({ name: 'email' }),
          phone('phone'),
        ],
      },
      ...parts,
      {
        legend: 'Experience',
        fields: [
          {
            type: 'textarea',
            name: 'past_experience',
            label: 'Past experience',
            hint: 'Jobs, clubs, events, accounts you run. Paid or not.',
            rule: required(),
            privacyLabel: 'your experience',
          },
          {
            type: 'textarea',
            name: 'interest_reason',
            label: 'Why do you want this role?',
            rule: required(),
            privacyLabel: 'why you want the role',
          },
        ],
      },
      {
        legend: 'Links',
        fields: [
          resumeLink(required()),
          coverLetterLink(coverLetterHint),
          profileLink('Instagram', {
            name: 'instagram_url',
            hint: 'Example: instagram.com/username',
            rule: required(),
          }),
          profileLink('TikTok', {
            name: 'tiktok_url',
            hint: 'Example: tiktok.com/@username',
            rule: required(),
          }),
        ],
      },
      {
        legend: 'Anything else',
        fields: [
          {
            type: 'textarea',
            name: 'additional_notes',
            label: 'Additional notes',
            rule: optional(),
            privacyLabel: 'notes',
          },
        ],
      },
    ],
    submitLabel: 'Send application',
    submittingLabel,
    resetPageScrollOnSubmit: true,
    success: {
      kind: 'page',
      pageHeading: 'Application received',
      title: 'Thank You for Applying!',
      role,
      text: `We received your application for the ${role} position. If you’re a good fit, we’ll email you next steps.`,
      button: 'Go to Roles',
      leadsTo: routes.roles,
    },
    failure: { kind: 'notice', noticePrefix: '', bodyEllipsis: '', noAnswer: failures.noAnswer },
  });
}
