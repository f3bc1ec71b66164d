export const boxOffice = {
  eyebrow: 'Box office',
  title: 'Available Opportunities',
  lead: 'Pick the role that fits your week. Each application takes five to ten minutes, needs no account, and is read by our team.',
};

export const ticketCopy = {
  /** Screen readers read it after “Apply Now” (roles/shared/copy.ts), to distinguish the links. */
  applyFor: (title: string) => `: ${title}`,
};
