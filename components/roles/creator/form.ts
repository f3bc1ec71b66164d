import {
  emailField,
  instagramLink,
  linkField,
  major,
  sharingHint,
  tiktokLink,
} from '@/lib/forms/shared-fields';
import { failureTexts } from '@/lib/forms/failure-texts';
import type { FormDefinition, RatingField } from '@/lib/forms/types';
import { longFormRoute } from '@/components/roles/creator/facts';
import { goodFit, whoReads } from '@/components/roles/shared/copy';
import { routes } from '@/lib/routes';

const contentRating = (name: string, label: string): RatingField => ({
  type: 'rating',
  name,
  label,
  ends: { low: 'least favorite', high: 'favorite' },
});

/** The long creator application: ratings, links, skills. */
export const form: FormDefinition = {
  formId: 'submit-creator-application',
  route: longFormRoute,
  name: 'Creator application',
  noValidate: true,
  banner: failureTexts.invalid,
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
          autoCapitalize: 'words',
        },
      ],
    },
    {
      legend: 'Your feed',
      fields: [
        { ...instagramLink('instagram_link'), check: 'instagram' },
        { ...tiktokLink('tiktok_link'), check: 'tiktok' },
      ],
    },
    {
      legend: 'What you make',
      hint: 'How much do you like making each one? 1 is least favorite, 5 is favorite. Pick N/A if you don’t make it.',
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
          check: 'link',
          optional: true,
        }),
        linkField({
          name: 'headshot_url',
          label: 'Headshot',
          hint: sharingHint,
          check: 'link',
          optional: true,
        }),
        linkField({
          name: 'resume_url',
          label: 'Resume',
          hint: sharingHint,
          check: 'link',
          optional: true,
        }),
      ],
    },
  ],
  submitLabel: 'Send application',
  thankYou: {
    kind: 'modal',
    title: 'Thank You for Applying!',
    ticket: 'Creator Network',
    text: 'We received your creator network application.',
    next: `${whoReads} ${goodFit} Close takes you to our other roles.`,
    button: 'Close',
    leadsTo: routes.roles,
  },
  notice: {
    prefix: failureTexts.noticePrefix,
    ellipsis: '',
    noResponse: failureTexts.noMessage,
  },
};
