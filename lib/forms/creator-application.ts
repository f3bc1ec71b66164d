import { defineForm } from '@/lib/forms/define-form';
import { emailField, linkField, major } from '@/lib/forms/fields';
import { failures } from '@/lib/forms/failure-text';
import { email, instagramLink, optionalLink, required, tiktokLink } from '@/lib/forms/rules';
import { creatorRoute, routes } from '@/lib/site';

const ends = { low: 'least favorite', high: 'favorite' };

/** The long creator application: ratings, links, skills (docs/decisions.md, "Forms"). */
export const creatorApplicationForm = defineForm({
  call: 'submit-creator-application',
  route: creatorRoute('submit-creator-application'),
  name: 'Creator application',
  collects:
    'Creators: your name, email, major and graduation date, your Instagram and TikTok links, your skills, and how much you like making each kind of content. Links to a video, a headshot or a resume are optional.',
  validation: 'messages',
  banner: failures.invalid,
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
          rule: required(),
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
          rule: required(),
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
          rule: instagramLink(),
        }),
        linkField({
          name: 'tiktok_link',
          label: 'TikTok link',
          hint: 'Paste it from your profile: tiktok.com/@username',
          ready: 'TikTok',
          rule: tiktokLink(),
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
          rule: required(),
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
          rule: optionalLink(),
        }),
        linkField({
          name: 'headshot_url',
          label: 'Headshot',
          hint: 'Drive, Dropbox, anything we can open.',
          rule: optionalLink(),
        }),
        linkField({
          name: 'resume_url',
          label: 'Resume',
          hint: 'Drive, Dropbox, anything we can open.',
          rule: optionalLink(),
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
});
