import { EMAIL, type, type Story } from '@/e2e/forms/stories/types';

export const brand: Story = {
  call: 'submit',
  route: '/brands',
  button: 'Send inquiry',
  answers: [
    type('firstName', 'First name', 'Ada'),
    type('lastName', 'Last name', 'Lovelace'),
    type('email', 'Work email', EMAIL),
    type(
      'message',
      'What should students know, try or tell you? (optional)',
      'A cold brew, at five campuses in May.',
    ),
  ],
  sent: {
    email: EMAIL,
    firstName: 'Ada',
    lastName: 'Lovelace',
    message: 'A cold brew, at five campuses in May.',
  },
  thanks: {
    how: 'modal',
    title: 'Thank you!',
    text: 'Your inquiry reached us. A person on our team reads it and answers by email.',
    button: 'Close',
    leadsTo: '/brands',
  },
};
