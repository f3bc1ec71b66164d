/** The words that the pages of all roles share. */
export const positionWords = {
  role: 'Role no.',
  applyNow: 'Apply Now',
  apply: 'Apply',
  form: 'Application form',
  applyLead: 'Saved as you type. Nothing goes out until you hit Send.',
  stub: 'Keep this stub',
  /** On paper, before the address of the page. */
  printedAddress: 'Apply online:',
  closed: 'Closed for now',
  closedText: 'This role isn’t taking applications right now. Other roles may be open.',
  otherRoles: 'See all roles',
};

/** Over the steps, which each position has for itself. */
export const howToApply = {
  title: 'How to apply',
};
