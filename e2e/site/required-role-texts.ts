/** What the specification wants said of the roles (e2e/site/required-texts.ts has the other pages). */
import { acornsFacts, facts, managerFacts, solunaFacts } from '@/lib/content/phrases';
import { roleList } from '@/lib/content/roles';
import { isClosed } from '@/lib/testing/open-roles';

export interface RequiredTexts {
  /** In any order, each whole. */
  says: string[];
  /** In this order, with or without others between them. */
  headings?: string[];
  /** Links by their words, and where they lead. */
  links?: [words: string, href: string][];
}

/** What a page says only while its role is open. */
export const whileOpen = <T>(route: string, ...texts: T[]): T[] => (isClosed(route) ? [] : texts);

const considered = 'people who answer No are still considered';

export const acrossCampuses = `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`;

const position = (route: string, title: string, client: string) => [
  title,
  ...[`About ${client}`, 'Why join', 'Position details', 'Benefits'],
  ...whileOpen(route, 'How to apply', 'Apply'),
];

export const requiredRoleTexts: Record<string, RequiredTexts> = {
  '/roles': {
    says: [
      ...roleList.map(({ commitment, location }) => `Kind ${commitment} Where ${location}`),
      managerFacts.pay,
      managerFacts.hoursPerWeek,
      acornsFacts.season,
      acornsFacts.positions,
      solunaFacts.what,
      `Paid with ${solunaFacts.pay}`,
      solunaFacts.season,
      acrossCampuses,
    ],
    headings: ['Available Opportunities', ...roleList.map(({ title }) => title)],
    links: roleList
      .filter(({ open }) => open)
      .map(({ route }): [string, string] => ['Apply Now', route]),
  },
  '/ambassador-manager': {
    says: [
      'Part-time, remote',
      `${managerFacts.hoursPerWeek} What the form asks you to commit`,
      `${managerFacts.hoursPerMonth} What the core responsibilities add up to`,
      managerFacts.pay,
      ...whileOpen('/ambassador-manager', `Can you commit ${managerFacts.hoursPerWeek}?`),
    ],
    headings: whileOpen('/ambassador-manager', 'How to apply'),
  },
  '/acorns-ambassador': {
    says: [
      acornsFacts.commitment,
      acornsFacts.what,
      acornsFacts.hours,
      acornsFacts.season,
      acornsFacts.positions,
      acornsFacts.types,
      `Social ambassadors need ${acornsFacts.followers}`,
      acornsFacts.openTo,
      acrossCampuses,
      ...whileOpen('/acorns-ambassador', considered),
    ],
    headings: position('/acorns-ambassador', 'Acorns Campus Ambassador', 'Acorns'),
  },
  '/soluna-ambassador': {
    says: [
      solunaFacts.commitment,
      solunaFacts.what,
      `full feature set is for ${solunaFacts.ages}`,
      solunaFacts.hours,
      `Length ${solunaFacts.length}`,
      `Target window ${solunaFacts.season}`,
      solunaFacts.where,
      `Paid with ${solunaFacts.pay}`,
      `open to ${solunaFacts.openTo}`,
      acrossCampuses,
      ...whileOpen('/soluna-ambassador', considered, 'XS S M L XL XXL XXXL'),
    ],
    headings: position('/soluna-ambassador', 'Soluna Campus Ambassador', 'Soluna'),
  },
};
