export const boxOffice = {
  eyebrow: 'Box office',
  title: 'Available Opportunities',
  lead: 'Roles for college students. Pick the one that fits your week and fill out one form. No account, no login.',
};

export const ticketCopy = {
  commitment: 'Schedule',
  location: 'Where',
  hours: 'Hours',
  pay: 'Pay',
  /** Screen readers read it after “Apply Now” (roles/shared/copy.ts), to distinguish the links. */
  applyFor: (title: string) => `: ${title}`,
};
