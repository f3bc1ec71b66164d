import { draftScope } from '@/components/forms/copy';

/** The words that the pages of all roles share. */
export const positionWords = {
  role: 'Role no.',
  applyNow: 'Apply Now',
  apply: 'Apply',
  form: 'Application form',
  applyLead: `What you type stays ${draftScope}.`,
  stub: 'Keep this stub',
  /** On paper, before the address of the page. */
  printedAddress: 'Apply online:',
  closed: 'Closed for now',
  closedText: 'This role takes no applications at the moment. The other tickets may still be open.',
  otherRoles: 'See all roles',
};

/** Over the steps, which each position has for itself. */
export const howToApply = {
  title: 'How to apply',
};
