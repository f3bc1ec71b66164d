import { draftScope } from '@/components/forms/copy';
import { inWords, sentence } from '@/lib/content/text';
import { roleList } from '@/lib/roles';

const count = inWords(roleList.length);

export const boxOffice = {
  eyebrow: 'Box office',
  title: 'Available Opportunities',
  lead: `${sentence(count)} tickets, ${count} kinds of work. Pick the one that fits your week.`,
  sign: { open: 'open', of: 'of' },
};

export const ticketWords = {
  number: 'No.',
  commitment: 'Kind',
  location: 'Where',
  apply: 'Apply Now',
  /** Read out behind “Apply Now”, so that four equal links can be told apart. */
  applyFor: (title: string) => `: ${title}`,
  closed: 'Closed for now',
};

export const smallPrint = {
  title: 'On the back of every ticket',
  lines: [
    'No account and no login. Each ticket leads to one page with one form.',
    'The facts stand above the form, so you know what you sign up for before you type.',
    `What you type stays ${draftScope}.`,
  ],
};
