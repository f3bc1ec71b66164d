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
import { routes } from '@/lib/site';

const profile = <const Name extends string>(name: Name, label: string, hint?: string) =>
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
  audience: 'Ambassador managers',
  validation: 'schema',
  banner: 'Please fill all required fields!',
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
  parts: [
    {
      legend: 'About you',
      fields: [firstName('first_name'), lastName('last_name'), phone('phone_number')],
    },
    {
      legend: 'Your school',
      fields: [
        school('university'),
        graduationYear,
        // Any email address is accepted, not only a school's.
        emailField({
          name: 'school_email',
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
          label: 'Campus marketing experience',
          hint: 'Tables, takeovers, flyers, launches: what did you run, and what happened?',
          rule: required(),
          privacyLabel: 'your experience',
        },
        {
          type: 'textarea',
          name: 'leadership_exp',
          label: 'Leadership experience',
          hint: 'Clubs, teams, shifts, siblings: who looked up to you?',
          rule: required(),
          privacyLabel: 'your experience',
        },
        {
          type: 'text',
          name: 'time_commitment',
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
        resumeLink(link('Please provide a valid URL', 'Please provide a link to your resume')),
        coverLetterLink('More than one link? Use commas.'),
        profile('instagram', 'Instagram', 'Example: instagram.com/username'),
        profile('tiktok', 'TikTok', 'Example: tiktok.com/@username'),
        profile('linkedin', 'LinkedIn'),
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
    prefix: failures.prefix,
    ellipsis: '...',
    noAnswer: failures.noMessage,
  },
});
