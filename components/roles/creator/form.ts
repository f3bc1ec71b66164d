import { defineForm } from '@/lib/forms/define-form';
import { emailField, linkField, major, profileLink } from '@/lib/forms/fields';
import { failures } from '@/lib/forms/failure-text';
import { instagramLink, optionalLink, required, tiktokLink } from '@/lib/forms/rules';
import { longFormRoute } from '@/components/roles/creator/facts';
import { routes } from '@/lib/routes';

const contentRating = (name: string, label: string) =>
  ({
    type: 'rating',
    name,
    label,
    ends: { low: 'least favorite', high: 'favorite' },
    privacyLabel: 'how you rate each type of content',
  }) as const;

/** The long creator application: ratings, links, skills. */
export const form = defineForm({
  formId: 'submit-creator-application',
  route: longFormRoute,
  name: 'Creator application',
  senders: 'Creators',
  validation: 'schema',
  banner: failures.invalid,
  parts: [
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
          privacyLabel: 'name',
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
          hint: 'Month and year. Example: May 2027',
          halfWidth: true,
          autoComplete: 'off',
          autoCapitalize: 'words',
          rule: required(),
          privacyLabel: 'graduation date',
        },
      ],
    },
    {
      legend: 'Your feed',
      fields: [
        profileLink('Instagram', {
          name: 'instagram_link',
          hint: 'Example: instagram.com/username',
          rule: instagramLink(),
        }),
        profileLink('TikTok', {
          name: 'tiktok_link',
          hint: 'Example: tiktok.com/@username',
          rule: tiktokLink(),
        }),
      ],
    },
    {
      legend: 'What you make',
      intro:
        'Rate each type of content from 1 (least favorite) to 5 (favorite). Pick N/A if you don’t make it.',
      fields: [
        contentRating('content_lifestyle', 'Lifestyle'),
        contentRating('content_educational', 'Educational'),
        contentRating('content_entertainment', 'Entertainment'),
        contentRating('content_fashion', 'Fashion'),
        contentRating('content_wellness', 'Wellness'),
        {
          type: 'textarea',
          name: 'skills',
          label: 'Skills',
          hint: 'Filming, editing, writing, hosting. What are you known for?',
          rule: required(),
          privacyLabel: 'skills',
        },
      ],
    },
    {
      legend: 'Links',
      fields: [
        linkField({
          name: 'video_example_url',
          label: 'A video you made',
          hint: 'The one you’d show first.',
          rule: optionalLink(),
          privacyLabel: 'a link to a video',
        }),
        linkField({
          name: 'headshot_url',
          label: 'Headshot',
          hint: 'Drive or Dropbox is fine. Set sharing to “Anyone with the link.”',
          rule: optionalLink(),
          privacyLabel: 'a link to a headshot',
        }),
        linkField({
          name: 'resume_url',
          label: 'Resume',
          hint: 'Drive or Dropbox is fine. Set sharing to “Anyone with the link.”',
          rule: optionalLink(),
          privacyLabel: 'a link to a resume',
        }),
      ],
    },
  ],
  submitLabel: 'Send application',
  success: {
    kind: 'modal',
    title: 'Thank You for Applying!',
    role: 'Creator Network',
    text: 'We received your creator network application. You’re all set. Closing this takes you to the open roles.',
    button: 'Close',
    leadsTo: routes.roles,
  },
  failure: {
    kind: 'notice',
    noticePrefix: failures.noticePrefix,
    bodyEllipsis: '',
    noAnswer: failures.noMessage,
  },
});
