/** The words that the position pages and the creator page share. */
export const positionWords = {
  role: 'Role no.',
  applyNow: 'Apply Now',
  apply: 'Apply',
  applyLead: 'One page, one form, kept in this browser tab until you send it.',
  stub: 'Keep this stub',
  closed: 'Closed for now',
  closedText: 'This role takes no applications at the moment. The other tickets may still be open.',
  otherRoles: 'See all roles',
};

export const howToApply = {
  title: 'How to apply',
  fit: 'If you are a good fit, we email you the next steps.',
};
