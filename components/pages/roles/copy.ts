export const boxOffice = {
  eyebrow: 'Box office',
  title: 'Available Opportunities',
  lead: 'Pick the role that fits your week. Its form takes five to ten minutes, without an account, and our team reads every application.',
};

export const ticketCopy = {
  commitment: 'Schedule',
  location: 'Where',
  hours: 'Hours',
  pay: 'Pay',
  /** Screen readers read it after “Apply Now” (roles/shared/copy.ts), to distinguish the links. */
  applyFor: (title: string) => `: ${title}`,
};
