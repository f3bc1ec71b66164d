export const boxOffice = {
  eyebrow: 'Box office',
  title: 'Available Opportunities',
  lead: 'Pick the role that fits your week. Each application takes five to ten minutes and needs no account.',
};

export const ticketCopy = {
  /** Screen readers read it after “Apply Now” (roles/shared/copy.ts), to distinguish the links. */
  applyFor: (title: string) => `: ${title}`,
};
