import {
  address,
  coverLetterLink,
  emailField,
  firstName,
  graduationYear,
  lastName,
  instagramLink,
  phone,
  resumeLink,
  school,
  tiktokLink,
} from '@/lib/forms/shared-fields';
import { failureTexts } from '@/lib/forms/failure-texts';
import type { FormDefinition, FormPart } from '@/lib/forms/types';
import { createThankYou } from '@/components/roles/shared/copy';
import type { Route } from '@/lib/routes';

/** The fields about the school, which the forms of all campus ambassador roles have. */
export const schoolFields = [
  school('university'),
  graduationYear,
  address({
    name: 'college_address',
    label: 'College address',
    hint: 'Street, city, state and ZIP. Where you live during the school year. We may send you packages.',
    autoComplete: 'section-school street-address',
  }),
] as const;

interface CampusForm {
  formId: string;
  route: Route;
  role: string;
  /** The parts that only this form has, placed between “About you” and “Experience”. */
  parts: readonly FormPart[];
}

/** Defines the application form of a campus ambassador role. */
export function defineCampusForm({ role, parts, ...form }: CampusForm): FormDefinition {
  return {
    ...form,
    name: `${role} application`,
    noValidate: true,
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
          },
          {
            type: 'textarea',
            name: 'interest_reason',
            label: 'Why do you want this role?',
          },
        ],
      },
      {
        legend: 'Links',
        fields: [
          resumeLink,
          coverLetterLink,
          instagramLink('instagram_url'),
          tiktokLink('tiktok_url'),
        ],
      },
      {
        legend: 'Anything else',
        fields: [
          {
            type: 'textarea',
            name: 'additional_notes',
            label: 'Additional notes',
            hint: 'Questions for us, about pay or anything else? Ask here.',
            optional: true,
          },
        ],
      },
    ],
    submitLabel: 'Send application',
    submittingLabel: 'Submitting...',
    resetPageScrollOnSubmit: true,
    thankYou: { kind: 'page', ...createThankYou(role) },
    notice: { prefix: '', ellipsis: '', noResponse: failureTexts.tryAgain },
  };
}
