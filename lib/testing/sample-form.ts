/** A form for tests, with most types of fields. Three fields have another name upstream (`sentAs`). */
import { defineForm } from '@/lib/forms/define-form';
import { emailField, firstName, toOptions, phone, resumeLink, yesNo } from '@/lib/forms/fields';
import { failures } from '@/lib/forms/failure-text';
import { email, link, optional } from '@/lib/forms/rules';
import { routes } from '@/lib/routes';

export const sampleForm = defineForm({
  formId: 'sample',
  route: routes.roles,
  name: 'Sample application',
  senders: 'Samples',
  validation: 'schema',
  banner: 'Please fill in all of it!',
  parts: [
    {
      legend: 'About you',
      fields: [
        { ...firstName('first_name'), sentAs: 'firstName' },
        { ...phone('phone_number'), sentAs: 'phone' },
        emailField({
          name: 'school_email',
          sentAs: 'email',
          label: 'School email',
          rule: email('No email', 'Email is required'),
        }),
      ],
    },
    {
      legend: 'What you like',
      fields: [
        {
          type: 'select',
          name: 'size',
          label: 'Size',
          options: toOptions(['S', 'M']),
          privacyLabel: 'size',
        },
        { type: 'radio', name: 'visa', label: 'Visa', options: yesNo, privacyLabel: 'visa' },
        {
          type: 'checkboxes',
          name: 'interest',
          label: 'Interest',
          options: toOptions(['Film', 'Music']),
          privacyLabel: 'interests',
        },
        {
          type: 'rating',
          name: 'fashion',
          label: 'Fashion',
          ends: { low: 'least favorite', high: 'favorite' },
          privacyLabel: 'ratings',
        },
      ],
    },
    {
      legend: 'Links',
      fields: [
        resumeLink(link('No link', 'Resume is required')),
        {
          type: 'textarea',
          name: 'notes',
          label: 'Notes',
          rule: optional(),
          privacyLabel: 'notes',
        },
      ],
    },
  ],
  submitLabel: 'Send application',
  success: { kind: 'notice', text: 'Sent!' },
  failure: {
    kind: 'notice',
    noticePrefix: failures.noticePrefix,
    bodyEllipsis: '...',
    noAnswer: failures.noMessage,
  },
});

export const sampleValues = {
  first_name: 'Ada',
  phone_number: '609 555 0114',
  school_email: 'ada@example.edu',
  size: 'M',
  visa: 'no',
  interest: ['Music'],
  fashion: '5',
  resume_url: 'drive.google.com/ada',
  notes: '',
};
