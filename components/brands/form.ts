import { defineForm } from '@/lib/forms/define-form';
import { emailField, firstName, lastName } from '@/lib/forms/fields';
import { browserEmail, optional } from '@/lib/forms/rules';
import { routes } from '@/lib/routes';

export const brandForm = defineForm({
  formId: 'submit', // The upstream knows the form by this ID.
  route: routes.brands,
  name: 'Start a program',
  senders: 'Brands',
  validation: 'browser',
  parts: [
    {
      legend: 'Your inquiry',
      fields: [
        firstName('firstName'),
        lastName('lastName'),
        emailField({
          name: 'email',
          label: 'Work email',
          hint: 'We’ll reply here.',
          rule: browserEmail(),
          privacyLabel: 'work email',
        }),
        {
          type: 'textarea',
          name: 'message',
          label: 'Your message',
          hint: 'A product, a launch date, a campus you have in mind. Rough is fine.',
          rule: optional(),
          privacyLabel: 'a message',
        },
      ],
    },
  ],
  submitLabel: 'Send inquiry',
  success: {
    kind: 'modal',
    title: 'Thank you!',
    text: 'We got your inquiry. Someone on our team will read it and email you back.',
    button: 'Close',
    leadsTo: null,
  },
  failure: { kind: 'retryWithoutNotice' },
});
