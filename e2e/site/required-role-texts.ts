/** What the specification wants said of the roles (e2e/site/required-texts.ts has the other pages). */
import { acornsFacts, facts, managerFacts, solunaFacts } from '@/lib/content/phrases';
import { roleList } from '@/lib/content/roles';

export interface RequiredTexts {
  /** In any order, each whole. */
  says: string[];
  /** In this order, with or without others between them. */
  headings?: string[];
  /** Links by their words, and where they lead. */
  links?: [words: string, href: string][];
}

export const acrossCampuses = `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`;

const position = (title: string, client: string) => [
  title,
  ...[`About ${client}`, 'Why join', 'Position details', 'Benefits'],
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
    ],
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
    ],
    headings: position('Acorns Campus Ambassador', 'Acorns'),
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
    ],
    headings: position('Soluna Campus Ambassador', 'Soluna'),
  },
};

/** The position pages, while their role is open. */
export const whileOpen: Record<string, RequiredTexts> = {
  '/creator': { says: [], links: [['Apply Now', '#apply']] },
  '/creators': { says: [], links: [['Apply Now', '#apply']] },
  '/ambassador-manager': {
    headings: ['How to apply'],
    says: [`Can you commit ${managerFacts.hoursPerWeek}?`],
  },
  '/acorns-ambassador': {
    says: ['people who answer No are still considered'],
    headings: ['How to apply', 'Apply'],
  },
  '/soluna-ambassador': {
    says: ['people who answer No are still considered', 'XS S M L XL XXL XXXL'],
    headings: ['How to apply', 'Apply'],
  },
};
