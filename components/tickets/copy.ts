import { draftScope } from '@/components/forms/copy';
import { soluna } from '@/lib/content/facts';
import { acornsFacts, facts, managerFacts, solunaFacts } from '@/lib/content/phrases';
import { roleList, type RoleId } from '@/lib/roles';
import { inWords, sentence } from '@/lib/content/text';

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

/** What a ticket says: its text, and the last line of its stub. */
export const tickets: Record<RoleId, { text: string; fact: { label: string; value: string } }> = {
  manager: {
    text: `You play no instrument. You keep the ambassadors who do in step, campus by campus. Pay is ${managerFacts.pay}.`,
    fact: { label: 'Time', value: managerFacts.hoursPerWeek },
  },
  acorns: {
    text: `Be the person who makes ${acornsFacts.what} a thing people talk about between classes. Post or host: ${acornsFacts.types}, and ${acornsFacts.positions}.`,
    fact: { label: 'Season', value: acornsFacts.season },
  },
  soluna: {
    text: `${sentence(inWords(soluna.weeks))} weeks of saying one good thing out loud: there is a ${solunaFacts.what}, and here is where to find it. Paid with ${solunaFacts.pay}.`,
    fact: { label: 'Season', value: solunaFacts.season },
  },
  creator: {
    text: `Make the videos your own feed would stop for. Brands come to you, and you join ${facts.vettedStudentsInWords} across ${facts.campuses} campuses.`,
    fact: { label: 'Calendar', value: 'Yours' },
  },
};

export const smallPrint = {
  title: 'On the back of every ticket',
  lines: [
    'No account and no login. Each ticket leads to one page with one form.',
    'The facts stand above the form, so you know what you sign up for before you type.',
    `What you type stays ${draftScope}.`,
  ],
};
