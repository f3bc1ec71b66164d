/** A form for tests, with most types of fields. Three fields have another name upstream (`sentAs`). */
import { emailField, firstName, toOptions, phone, resumeLink, yesNo } from '@/lib/forms/fields';
import { failureTexts } from '@/lib/forms/failure-text';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/routes';

export const sampleForm: FormDefinition = {
  formId: 'sample',
  route: routes.roles,
  name: 'Sample application',
  noValidate: true,
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
          message: 'No email',
          missing: 'Email is required',
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
        },
        { type: 'radio', name: 'visa', label: 'Visa', options: yesNo },
        {
          type: 'checkboxes',
          name: 'interest',
          label: 'Interest',
          options: toOptions(['Film', 'Music']),
          optional: true,
        },
        {
          type: 'rating',
          name: 'fashion',
          label: 'Fashion',
          ends: { low: 'least favorite', high: 'favorite' },
        },
      ],
    },
    {
      legend: 'Links',
      fields: [
        { ...resumeLink, check: 'link', message: 'No link', missing: 'Resume is required' },
        {
          type: 'textarea',
          name: 'notes',
          label: 'Notes',
          optional: true,
        },
      ],
    },
  ],
  submitLabel: 'Send application',
  success: { kind: 'alert', text: 'Sent!' },
  notice: {
    prefix: failureTexts.noticePrefix,
    ellipsis: '...',
    noResponse: failureTexts.noMessage,
  },
};

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
