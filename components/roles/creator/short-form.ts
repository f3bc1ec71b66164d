import {
  emailField,
  firstName,
  instagramLink,
  lastName,
  major,
  phone,
  school,
  tiktokLink,
  toOptions,
  yesNo,
} from '@/lib/forms/shared-fields';
import type { FormDefinition, NumberField } from '@/lib/forms/types';
import { shortFormRoute } from '@/components/roles/creator/facts';
import { goodFit, whoReads } from '@/components/roles/shared/copy';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

const followerCount = (name: string, label: string): NumberField => ({
  type: 'number',
  name,
  label,
  hint: 'A rough count is fine. Example: 10000',
  min: 0,
  // Catches typing errors.
  max: 9_999_999_999,
  halfWidth: true,
  acceptsRoughCount: true,
});

/** The short creator application, which sends again without a message if sending fails. */
export const form: FormDefinition = {
  formId: 'apply',
  route: shortFormRoute,
  name: 'Creator application',
  parts: [
    {
      legend: 'About you',
      fields: [
        firstName('firstName'),
        lastName('lastName'),
        emailField({ name: 'email' }),
        phone('phone'),
        {
          type: 'checkboxes',
          name: 'interest',
          label: 'What would you like to do?',
          hint: 'Pick as many as you like.',
          optional: true,
          options: toOptions([
            'Influencer Marketing',
            'Content Creation',
            'Ambassador Programs',
            'On Campus Events',
            'Student Focus Groups',
          ]),
        },
      ],
    },
    {
      legend: 'Your school',
      fields: [
        school('school'),
        {
          type: 'number',
          name: 'gradYear',
          label: 'Graduation year',
          hint: 'Example: 2027',
          min: 1900,
          max: 2100,
          halfWidth: true,
        },
        major,
        {
          type: 'radio',
          name: 'visa',
          label: 'Do you need visa sponsorship to work in the US?',
          options: yesNo,
        },
      ],
    },
    {
      legend: 'Your feed',
      fields: [
        instagramLink('instagram'),
        followerCount('instagramFollowers', 'Instagram followers'),
        tiktokLink('tiktok'),
        followerCount('tiktokFollowers', 'TikTok followers'),
      ],
    },
    {
      legend: 'Anything else',
      fields: [
        {
          type: 'select',
          name: 'howDidYouHear',
          label: 'How did you hear about us?',
          options: [
            { value: 'tiktok', label: 'TikTok' },
            { value: 'instagram', label: 'Instagram' },
            { value: 'linkedin', label: 'LinkedIn' },
            { value: 'friendfamily', label: 'Friend or family' },
            { value: 'google', label: 'Google' },
            { value: 'school', label: 'School' },
            { value: site.channel.value, label: site.channel.name },
          ],
        },
      ],
    },
  ],
  submitLabel: 'Send application',
  thankYou: {
    kind: 'alert',
    ticket: 'Creator Network',
    text: 'Application submitted successfully!',
    next: `${whoReads} ${goodFit}`,
    link: { text: 'See open roles', href: routes.roles },
  },
  notice: 'silent',
};
