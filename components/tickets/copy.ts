export const boxOffice = {
  eyebrow: 'Box office',
  title: 'Available Opportunities',
  // “Four” is the number of roles in components/roles/index.ts.
  lead: 'Four roles for college students. Pick the one that fits your week.',
  sign: { open: 'open', of: 'of' },
};

export const ticketCopy = {
  number: 'No.',
  commitment: 'Schedule',
  location: 'Where',
  hours: 'Hours',
  pay: 'Pay',
  dates: 'Dates',
  /** On a ticket, after one of its role’s forms was sent in this browser tab. */
  applied: 'Applied',
  apply: 'Apply Now',
  /** Screen readers read it after “Apply Now”, to distinguish the links. */
  applyFor: (title: string) => `: ${title}`,
  closed: 'Closed for now',
};

export const finePrint = {
  title: 'The fine print',
  lines: [
    'No account, no login.',
    'One page, one form.',
    'Details first, form second. You’ll know what you’re signing up for.',
  ],
};
