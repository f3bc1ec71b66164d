import { z } from 'zod/mini';
import { emailField, firstName, lastName } from '@/lib/forms/fields';
import { browserEmail, optional, required } from '@/lib/forms/rules';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/site';

/** The brand inquiry: checked by the browser, retried silently on failure. */
export const brandForm = {
  call: 'submit',
  route: routes.brands,
  name: 'Start a program',
  validation: 'browser',
  schema: z.object({
    email: browserEmail(),
    firstName: required(),
    lastName: required(),
    message: optional(),
  }),
  groups: [
    {
      legend: 'Your inquiry',
      fields: [
        firstName({ name: 'firstName' }),
        lastName({ name: 'lastName' }),
        emailField({ name: 'email', label: 'Work email', hint: 'We answer here.' }),
        {
          type: 'textarea',
          name: 'message',
          label: 'What should students know, try or tell you?',
          hint: 'A product, a launch date, a campus you have in mind. Rough is fine.',
          optional: true,
        },
      ],
    },
  ],
  submitLabel: 'Send inquiry',
  success: {
    kind: 'modal',
    title: 'Thank you!',
    text: 'Your inquiry reached us. A person on our team reads it and answers by email.',
    button: 'Close',
    leadsTo: null,
  },
  failure: { kind: 'retrySilently' },
} as const satisfies FormDefinition;
