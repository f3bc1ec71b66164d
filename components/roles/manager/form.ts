import { defineForm } from '@/lib/forms/define-form';
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
import { submittingLabel } from '@/lib/forms/messages';
import { email, link, optional, required } from '@/lib/forms/rules';
import { facts, figures } from '@/components/roles/manager/facts';
import { routes } from '@/lib/routes';

const optionalProfile = (name: string, label: string, hint?: string) =>
  linkField({
    name,
    label,
    ...(hint && { hint }),
    rule: optional(),
    privacyLabel: 'your profiles',
  });

export const form = defineForm({
  formId: 'submit-ambassador-manager',
  route: facts.route,
  name: 'Ambassador manager application',
  senders: 'Ambassador managers',
  validation: 'schema',
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
          rule: email('Please use a valid email address', 'Email is required'),
          privacyLabel: 'school email',
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
          rule: required(),
          privacyLabel: 'your experience',
        },
        {
          type: 'textarea',
          name: 'leadership_exp',
          sentAs: 'leadershipExp',
          label: 'Leadership experience',
          hint: 'Clubs, teams, shifts, siblings: who have you led?',
          rule: required(),
          privacyLabel: 'your experience',
        },
        {
          type: 'text',
          name: 'time_commitment',
          sentAs: 'timeCommitment',
          label: `Can you commit ${figures.hoursPerWeek} hours per week?`,
          hint: 'If not, tell us what you can do.',
          autoComplete: 'off',
          autoCapitalize: 'sentences',
          rule: required(),
          privacyLabel: 'the time you can commit',
        },
      ],
    },
    {
      legend: 'Links',
      fields: [
        {
          ...resumeLink(link('Please provide a valid URL', 'Please provide a link to your resume')),
          sentAs: 'resumeUrl',
        },
        { ...coverLetterLink('Separate links with commas.'), sentAs: 'coverLetterUrl' },
        optionalProfile('instagram', 'Instagram', 'Example: instagram.com/username'),
        optionalProfile('tiktok', 'TikTok', 'Example: tiktok.com/@username'),
        optionalProfile('linkedin', 'LinkedIn'),
      ],
    },
  ],
  submitLabel: 'Send application',
  submittingLabel,
  success: {
    kind: 'modal',
    title: 'Thank You for Applying!',
    role: facts.title,
    text: `We received your application for the ${facts.title} position. If you’re a good fit, we’ll email you next steps.`,
    button: 'Go to Roles',
    leadsTo: routes.roles,
  },
  failure: {
    kind: 'notice',
    noticePrefix: failures.noticePrefix,
    bodyEllipsis: '...',
    noAnswer: failures.noMessage,
  },
});
