import type { Role } from '@/components/role-page/types';
import type { FormDefinition } from '@/lib/forms/types';

export const rolePageCopy = {
  role: 'Role no.',
  applyNow: 'Apply Now',
  apply: 'Apply',
  /** For screen readers, after the role’s name in the Apply bar. */
  toTop: 'top of the page',
  form: 'Application form',
  stub: 'Keep this stub',
  /** Printed before the page’s address. */
  printedAddress: 'Apply online:',
  closed: 'Closed for now',
  closedText: 'This role isn’t taking applications right now. Other roles may be open.',
  otherRoles: 'See all roles',
};

/** Returns the label above a form and in its stub: the role’s number, or `secondLabel` for a network’s second form. */
export const createFormLabel = (role: Role, form: FormDefinition) =>
  role.kind === 'network' && form === role.secondForm
    ? role.secondLabel
    : `${rolePageCopy.role} ${role.number}`;

export const howToApply = {
  title: 'How to apply',
};
