import { z } from 'zod/mini';
import { emailField, linkField, major } from '@/lib/forms/fields';
import { failures } from '@/lib/forms/failure-text';
import { banners } from '@/lib/forms/messages';
import {
  email,
  instagramLink,
  optionalLink,
  rating,
  required,
  tiktokLink,
} from '@/lib/forms/rules';
import type { FormDefinition } from '@/lib/forms/types';
import { creatorRoute, routes } from '@/lib/site';

const ends = { low: 'least favorite', high: 'favorite' };

/** The long creator application: ratings, links, skills (docs/decisions.md, "Forms"). */
export const creatorApplicationForm = {
  call: 'submit-creator-application',
  route: creatorRoute('submit-creator-application'),
  name: 'Creator application',
  validation: 'messages',
  banner: banners.creator,
  schema: z.object({
    name: required(),
    email: email(),
    instagram_link: instagramLink(),
    tiktok_link: tiktokLink(),
    major: required(),
    graduation_date: required(),
    skills: required(),
    content_lifestyle: rating(),
    content_educational: rating(),
    content_entertainment: rating(),
    content_fashion: rating(),
    content_wellness: rating(),
    video_example_url: optionalLink(),
    headshot_url: optionalLink(),
    resume_url: optionalLink(),
  }),
  groups: [
    {
      legend: 'About you',
      fields: [
        {
          type: 'text',
          name: 'name',
          label: 'Name',
          autoComplete: 'name',
          autoCapitalize: 'words',
        },
        emailField({ name: 'email' }),
      ],
    },
    {
      legend: 'Your school',
      fields: [
        major,
        {
          type: 'text',
          name: 'graduation_date',
          label: 'Graduation date',
          hint: 'Month Year, like May 2027.',
          half: true,
          autoComplete: 'off',
          autoCapitalize: 'words',
        },
      ],
    },
    {
      legend: 'Your feed',
      fields: [
        linkField({
          name: 'instagram_link',
          label: 'Instagram link',
          hint: 'Paste it from your profile: instagram.com/username',
          ready: 'Instagram',
        }),
        linkField({
          name: 'tiktok_link',
          label: 'TikTok link',
          hint: 'Paste it from your profile: tiktok.com/@username',
          ready: 'TikTok',
        }),
      ],
    },
    {
      legend: 'What you make',
      intro:
        'How much do you like making each kind? 1 is least favorite, 5 is favorite, N/A means you do not make it.',
      fields: [
        { type: 'rating', name: 'content_lifestyle', label: 'Lifestyle', ends },
        { type: 'rating', name: 'content_educational', label: 'Educational', ends },
        { type: 'rating', name: 'content_entertainment', label: 'Entertainment', ends },
        { type: 'rating', name: 'content_fashion', label: 'Fashion', ends },
        { type: 'rating', name: 'content_wellness', label: 'Wellness', ends },
        {
          type: 'textarea',
          name: 'skills',
          label: 'Skills',
          hint: 'Filming, editing, writing, hosting: what people come to you for.',
        },
      ],
    },
    {
      legend: 'Links',
      fields: [
        linkField({
          name: 'video_example_url',
          label: 'A video you made',
          hint: 'One you would show first.',
          optional: true,
        }),
        linkField({
          name: 'headshot_url',
          label: 'Headshot',
          hint: 'Drive, Dropbox, anything we can open.',
          optional: true,
        }),
        linkField({
          name: 'resume_url',
          label: 'Resume',
          hint: 'Drive, Dropbox, anything we can open.',
          optional: true,
        }),
      ],
    },
  ],
  submitLabel: 'Send application',
  success: {
    kind: 'modal',
    title: 'Thank You for Applying!',
    role: 'Creator Network',
    text: 'We received your creator network application. That was the last step. Closing this takes you to the open roles.',
    button: 'Close',
    leadsTo: routes.roles,
  },
  failure: {
    kind: 'notice',
    prefix: failures.prefix,
    ellipsis: '',
    noAnswer: failures.noMessage,
  },
} as const satisfies FormDefinition;
