import {
  coverLetterLink,
  emailField,
  firstName,
  graduationYear,
  lastName,
  linkField,
  phone,
  resumeLink,
  school,
} from '@/lib/forms/shared-fields';
import { failureTexts } from '@/lib/forms/failure-texts';
import type { FormDefinition, TextField } from '@/lib/forms/types';
import { facts, figures } from '@/components/roles/manager/facts';
import { createThankYou } from '@/components/roles/shared/copy';

const profile = (field: Pick<TextField, 'name' | 'label' | 'hint' | 'halfWidth'>) =>
  linkField({ ...field, optional: true });

export const form: FormDefinition = {
  formId: 'submit-ambassador-manager',
  route: facts.route,
  name: `${facts.title} application`,
  noValidate: true,
  banner: 'Please fill all required fields!',
  parts: [
    {
      legend: 'About you',
      fields: [
        { ...firstName('first_name'), sentAs: 'firstName' },
        { ...lastName('last_name'), sentAs: 'lastName' },
        { ...phone('phone_number'), sentAs: 'phone' },
      ],
    },
    {
      legend: 'Your school',
      fields: [
        school('university'),
        { ...graduationYear, sentAs: 'graduationYear' },
        // Any email address is accepted, not only a school's.
        emailField({
          name: 'school_email',
          sentAs: 'email',
          label: 'School email',
          checkOnChange: true,
          message: 'Please use a valid email address',
          missingMessage: 'Email is required',
        }),
      ],
    },
    {
      legend: 'Experience',
      fields: [
        {
          type: 'textarea',
          name: 'campus_marketing_exp',
          sentAs: 'campusMarketingExp',
          label: 'Campus marketing experience',
          hint: 'Tables, takeovers, flyers, launches: what have you run, and how did it go?',
        },
        {
          type: 'textarea',
          name: 'leadership_exp',
          sentAs: 'leadershipExp',
          label: 'Leadership experience',
          hint: 'Clubs, teams, shifts, siblings: who have you led?',
        },
        {
          type: 'text',
          name: 'time_commitment',
          sentAs: 'timeCommitment',
          label: `Can you commit ${figures.hoursPerWeek} hours per week?`,
          hint: 'If not, tell us what you can do.',
          autoCapitalize: 'sentences',
        },
      ],
    },
    {
      legend: 'Links',
      fields: [
        {
          ...resumeLink,
          sentAs: 'resumeUrl',
          check: 'link',
          message: 'Please provide a valid URL',
          missingMessage: 'Please provide a link to your resume',
        },
        { ...coverLetterLink, sentAs: 'coverLetterUrl' },
        profile({
          name: 'instagram',
          label: 'Instagram',
          hint: 'Example: instagram.com/username',
          halfWidth: true,
        }),
        profile({
          name: 'tiktok',
          label: 'TikTok',
          hint: 'Example: tiktok.com/@username',
          halfWidth: true,
        }),
        profile({ name: 'linkedin', label: 'LinkedIn' }),
      ],
    },
  ],
  submitLabel: 'Send application',
  submittingLabel: 'Submitting...',
  thankYou: { kind: 'modal', ...createThankYou(facts.title) },
  notice: {
    prefix: failureTexts.noticePrefix,
    ellipsis: '...',
    noResponse: failureTexts.noMessage,
  },
};
