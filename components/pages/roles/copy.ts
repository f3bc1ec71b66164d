export const boxOffice = {
  eyebrow: 'Box office',
  title: 'Available Opportunities',
  lead: 'Roles for college students. Pick the one that fits your week.',
};

export const ticketCopy = {
  commitment: 'Schedule',
  location: 'Where',
  hours: 'Hours',
  pay: 'Pay',
  dates: 'Dates',
  /** Screen readers read it after “Apply Now” (roles/shared/copy.ts), to distinguish the links. */
  applyFor: (title: string) => `: ${title}`,
};

export const finePrint = {
  title: 'The fine print',
  lines: ['No account, no login.', 'Read the role, fill out one form, done.'],
};
