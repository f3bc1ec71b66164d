import { z } from 'zod/mini';
import { managerFacts } from '@/lib/content/phrases';
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
} from '@/lib/forms/fields';
import { failures } from '@/lib/forms/failure-text';
import { banners, messages, submittingLabel } from '@/lib/forms/messages';
import { email, link, optional, required } from '@/lib/forms/rules';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/site';

/** The ambassador manager application; the only form whose sent names differ from its own. */
export const ambassadorManagerForm = {
  call: 'submit-ambassador-manager',
  route: routes.ambassadorManager,
  name: 'Ambassador manager application',
  validation: 'messages',
  banner: banners.manager,
  schema: z.object({
    first_name: required(),
    last_name: required(),
    university: required(),
    graduation_year: required(),
    school_email: email(messages.managerEmail, messages.managerEmailRequired),
    phone_number: required(),
    campus_marketing_exp: required(),
    leadership_exp: required(),
    time_commitment: required(),
    resume_url: link(messages.managerUrl, messages.managerResumeRequired),
    instagram: optional(),
    tiktok: optional(),
    linkedin: optional(),
    cover_letter_url: optional(),
  }),
  sentAs: {
    first_name: 'firstName',
    last_name: 'lastName',
    school_email: 'email',
    phone_number: 'phone',
    graduation_year: 'graduationYear',
    campus_marketing_exp: 'campusMarketingExp',
    leadership_exp: 'leadershipExp',
    time_commitment: 'timeCommitment',
    resume_url: 'resumeUrl',
    cover_letter_url: 'coverLetterUrl',
  },
  groups: [
    {
      legend: 'About you',
      fields: [
        firstName({ name: 'first_name' }),
        lastName({ name: 'last_name' }),
        phone({ name: 'phone_number' }),
      ],
    },
    {
      legend: 'Your school',
      fields: [
        school({ name: 'university' }),
        graduationYear,
        emailField({ name: 'school_email', label: 'School email', checkOnChange: true }),
      ],
    },
    {
      legend: 'Experience',
      fields: [
        {
          type: 'textarea',
          name: 'campus_marketing_exp',
          label: 'Campus marketing experience',
          hint: 'Tables, takeovers, flyers, launches: what did you run, and what happened?',
        },
        {
          type: 'textarea',
          name: 'leadership_exp',
          label: 'Leadership experience',
          hint: 'Clubs, teams, shifts, siblings: who looked to you?',
        },
        {
          type: 'text',
          name: 'time_commitment',
          label: `Can you commit ${managerFacts.hoursPerWeek}?`,
          hint: 'Tell us yes, or what you can do around class.',
          autoComplete: 'off',
          autoCapitalize: 'sentences',
        },
      ],
    },
    {
      legend: 'Links',
      fields: [
        resumeLink,
        coverLetterLink('Several? Put commas between them.'),
        linkField({
          name: 'instagram',
          label: 'Instagram',
          hint: 'Like instagram.com/username.',
          optional: true,
        }),
        linkField({
          name: 'tiktok',
          label: 'TikTok',
          hint: 'Like tiktok.com/@username.',
          optional: true,
        }),
        linkField({ name: 'linkedin', label: 'LinkedIn', optional: true }),
      ],
    },
  ],
  submitLabel: 'Send application',
  submittingLabel,
  success: {
    kind: 'modal',
    title: 'Thank You for Applying!',
    role: 'Ambassador Manager',
    text: 'We received your application for the Ambassador Manager position. If you are a good fit, we will email you the next steps.',
    button: 'Go to Roles',
    leadsTo: routes.roles,
  },
  failure: {
    kind: 'notice',
    prefix: failures.prefix,
    ellipsis: '...',
    noAnswer: failures.noMessage,
  },
} as const satisfies FormDefinition;
