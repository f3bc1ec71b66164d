import { emailField, firstName, lastName } from '@/lib/forms/shared-fields';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/routes';

export const brandForm: FormDefinition = {
  formId: 'submit', // The upstream knows the form by this ID.
  route: routes.brands,
  name: 'Start a program',
  parts: [
    {
      legend: 'Your inquiry',
      fields: [
        firstName('firstName'),
        lastName('lastName'),
        emailField({ name: 'email', label: 'Work email', hint: 'We’ll reply here.' }),
        {
          type: 'textarea',
          name: 'message',
          label: 'Your message',
          hint: 'A product, a launch date, a campus you have in mind. Rough is fine.',
          optional: true,
        },
      ],
    },
  ],
  submitLabel: 'Send inquiry',
  thankYou: {
    kind: 'modal',
    title: 'Thank you!',
    ticket: 'Program inquiry',
    text: 'We got your inquiry.',
    next: 'Someone on our team will email you back. Together we settle campuses, content and price.',
    button: 'Close',
    leadsTo: null,
  },
  notice: 'silent',
};
