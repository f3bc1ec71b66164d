import type { Point, RoleFacts, Row } from '@/components/roles/shared/types';
import { listFields } from '@/lib/forms/list-fields';
import type { FormDefinition } from '@/lib/forms/types';
import { routes } from '@/lib/routes';

export const rolePageCopy = {
  applyNow: 'Apply Now',
  apply: 'Apply',
  howToApply: 'How to apply',
  /** For screen readers, after the role’s name in the Apply bar. */
  toTop: 'top of the page',
  form: 'Application form',
  /** Printed before the page’s address. */
  printedAddress: 'Apply online:',
  closed: 'Closed for now',
  closedText: 'This role isn’t taking applications right now. Other roles may be open.',
  otherRoles: 'See all roles',
  /** For roles whose pay is unknown. The notes of campus-form.ts are the place to ask. */
  unknownPay: 'Ask us',
  terms: { commitment: 'Schedule', location: 'Where', hours: 'Hours', pay: 'Pay', dates: 'Dates' },
};

/** Returns the terms of a role, for its ticket and for the card beside its form. */
export const listTerms = ({
  commitment,
  location,
  hours,
  pay,
  dates,
}: RoleFacts): readonly Row[] => [
  { label: rolePageCopy.terms.commitment, value: commitment },
  { label: rolePageCopy.terms.location, value: location },
  { label: rolePageCopy.terms.hours, value: hours },
  { label: rolePageCopy.terms.pay, value: pay ?? rolePageCopy.unknownPay },
  ...(dates ? [{ label: rolePageCopy.terms.dates, value: dates }] : []),
];

/** The pay among the details of a position. */
export const createPayDetail = ({ pay, payNote: more }: RoleFacts) => ({
  label: rolePageCopy.terms.pay,
  fact: pay ?? rolePageCopy.unknownPay,
  more,
});

/** Before and after an application is sent. */
export const whoReads = 'Our team reads every application.';

export const goodFit = 'If you’re a good fit, we’ll email you next steps.';

/** The thank-you of a position. */
export const createThankYou = (role: string) => ({
  title: 'Thank You for Applying!',
  ticket: role,
  text: `We received your application for the ${role} position. ${goodFit}`,
  next: whoReads,
  button: 'Go to Roles',
  leadsTo: routes.roles,
});

/** Counts the required answers of several lines. Addresses have one line. */
const countLongAnswers = (form: FormDefinition) =>
  listFields(form).filter((field) => field.type === 'textarea' && !field.optional && !field.rows)
    .length;

/** How long the form of a creator page takes. */
export const describeDuration = (form: FormDefinition) =>
  `Allow five minutes for ${listFields(form).length} short questions.`;

/** Returns the steps of “How to apply”. `needs` lists what the form of the role asks for. */
export const listSteps = (form: FormDefinition, needs: string): readonly Point[] => [
  { title: 'Have these ready', text: needs },
  {
    title: 'Fill out the form',
    text: `Allow ten minutes: ${listFields(form).length} questions, ${countLongAnswers(form)} of which need a few sentences.`,
  },
  { title: 'Watch your email', text: `${whoReads} ${goodFit}` },
];
