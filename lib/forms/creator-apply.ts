import { z } from 'zod/mini';
import {
  emailField,
  firstName,
  lastName,
  linkField,
  major,
  phone,
  school,
  yesNoField,
} from '@/lib/forms/fields';
import { browserEmail, choice, choices, required, wholeNumber, yesNo } from '@/lib/forms/rules';
import type { FormDefinition } from '@/lib/forms/types';
import { creatorRoute, site } from '@/lib/site';

const interests = [
  'Influencer Marketing',
  'Content Creation',
  'Ambassador Programs',
  'On Campus Events',
  'Student Focus Groups',
] as const;

const sources = [
  { value: 'tiktok', label: 'TikTok' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'friendfamily', label: 'Friend or family' },
  { value: 'google', label: 'Google' },
  { value: 'school', label: 'School' },
  { value: site.channel.value, label: site.channel.name },
] as const;

/** The short creator application: checked by the browser, retried silently on failure. */
export const creatorApplyForm = {
  call: 'apply',
  route: creatorRoute('apply'),
  name: 'Creator application',
  validation: 'browser',
  schema: z.object({
    firstName: required(),
    lastName: required(),
    email: browserEmail(),
    phone: required(),
    interest: choices(interests),
    school: required(),
    gradYear: wholeNumber(),
    major: required(),
    visa: yesNo(),
    instagram: required(),
    instagramFollowers: wholeNumber(),
    tiktok: required(),
    tiktokFollowers: wholeNumber(),
    howDidYouHear: choice(sources.map(({ value }) => value)),
  }),
  groups: [
    {
      legend: 'About you',
      fields: [
        firstName({ name: 'firstName' }),
        lastName({ name: 'lastName' }),
        emailField({ name: 'email' }),
        phone({ name: 'phone' }),
        {
          type: 'checkboxes',
          name: 'interest',
          label: 'What would you like to do?',
          hint: 'Pick as many as you like.',
          options: interests.map((value) => ({ value, label: value })),
          optional: true,
        },
      ],
    },
    {
      legend: 'Your school',
      fields: [
        school({ name: 'school' }),
        {
          type: 'number',
          name: 'gradYear',
          label: 'Graduation year',
          hint: 'Four digits, like 2027.',
          half: true,
          autoComplete: 'off',
        },
        major,
        yesNoField({ name: 'visa', label: 'Do you need visa sponsorship to work in the US?' }),
      ],
    },
    {
      legend: 'Your feed',
      fields: [
        linkField({
          name: 'instagram',
          label: 'Instagram link',
          hint: 'Paste it from your profile, like instagram.com/username.',
          ready: 'Instagram',
        }),
        {
          type: 'number',
          name: 'instagramFollowers',
          label: 'Instagram followers',
          hint: 'Digits only, roughly is fine.',
          autoComplete: 'off',
        },
        linkField({
          name: 'tiktok',
          label: 'TikTok link',
          hint: 'Paste it from your profile, like tiktok.com/@username.',
          ready: 'TikTok',
        }),
        {
          type: 'number',
          name: 'tiktokFollowers',
          label: 'TikTok followers',
          hint: 'Digits only, roughly is fine.',
          autoComplete: 'off',
        },
      ],
    },
    {
      legend: 'Anything else',
      fields: [
        {
          type: 'select',
          name: 'howDidYouHear',
          label: 'How did you hear about us?',
          options: sources,
        },
      ],
    },
  ],
  submitLabel: 'Send application',
  success: { kind: 'notice', text: 'Application submitted successfully!' },
  failure: { kind: 'retrySilently' },
} as const satisfies FormDefinition;
