import { defineForm } from '@/lib/forms/define-form';
import {
  emailField,
  firstName,
  lastName,
  major,
  phone,
  profileLink,
  school,
  toOptions,
  yesNo,
} from '@/lib/forms/fields';
import { browserEmail, required, wholeNumber } from '@/lib/forms/rules';
import { shortFormRoute } from '@/components/roles/creator/facts';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

/** The maximum catches typing errors. */
const followerRange = { min: 0, max: 9_999_999_999 };
const yearRange = { min: 1900, max: 2100 };

const followerCount = (name: string, label: string) =>
  ({
    type: 'number',
    name,
    label,
    hint: 'Numbers only. A rough count is fine: 10000, not 10k.',
    ...followerRange,
    autoComplete: 'off',
    rule: wholeNumber(),
    privacyLabel: 'follower counts',
  }) as const;

/** The short creator application. The browser validates it, and retries without a message if sending fails. */
export const form = defineForm({
  formId: 'apply',
  route: shortFormRoute,
  name: 'Creator application',
  senders: 'Creators who apply with their follower counts',
  validation: 'browser',
  parts: [
    {
      legend: 'About you',
      fields: [
        firstName('firstName'),
        lastName('lastName'),
        emailField({ name: 'email', rule: browserEmail() }),
        phone('phone'),
        {
          type: 'checkboxes',
          name: 'interest',
          label: 'What would you like to do?',
          hint: 'Pick as many as you like.',
          options: toOptions([
            'Influencer Marketing',
            'Content Creation',
            'Ambassador Programs',
            'On Campus Events',
            'Student Focus Groups',
          ]),
          privacyLabel: 'the work that interests you',
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
          ...yearRange,
          halfWidth: true,
          autoComplete: 'off',
          rule: wholeNumber(),
          privacyLabel: 'graduation year',
        },
        major,
        {
          type: 'radio',
          name: 'visa',
          label: 'Do you need visa sponsorship to work in the US?',
          options: yesNo,
          privacyLabel: 'whether you need visa sponsorship',
        },
      ],
    },
    {
      legend: 'Your feed',
      fields: [
        profileLink('Instagram', {
          name: 'instagram',
          hint: 'Example: instagram.com/username',
          rule: required(),
        }),
        followerCount('instagramFollowers', 'Instagram followers'),
        profileLink('TikTok', {
          name: 'tiktok',
          hint: 'Example: tiktok.com/@username',
          rule: required(),
        }),
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
          privacyLabel: 'how you heard about us',
        },
      ],
    },
  ],
  submitLabel: 'Send application',
  success: {
    kind: 'notice',
    text: 'Application submitted successfully!',
    link: { text: 'See open roles', href: routes.roles },
  },
  failure: { kind: 'retryWithoutNotice' },
});
