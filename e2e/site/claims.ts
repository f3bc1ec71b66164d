/**
 * What the specification wants said on each page: every claim, heading and link. The words are
 * written out here; figures, dates and the openings come from lib/phrases.ts and lib/roles.ts, whose
 * specified values are in lib/specified-facts.test.ts.
 */
import {
  acornsFacts,
  facts,
  managerFacts,
  metrics,
  privacyFacts,
  solunaFacts,
} from '@/lib/phrases';
import { shown } from '@/components/home/count';
import { roleList } from '@/lib/roles';

export interface Claims {
  /** In any order, each whole. */
  says: string[];
  /** In this order, with or without others between them. */
  headings?: string[];
  /** Links by their words, and where they lead. */
  links?: [words: string, href: string][];
}

const acrossCampuses = `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`;
const reach = `${facts.reach} student reach`;
const launch = `${facts.launchDays} days for most programs`;
const test = `test a program with ${facts.pilotCampuses} campuses`;

const creator: Claims = {
  says: [
    acrossCampuses,
    `${facts.vettedStudents} vetted students`,
    `${facts.campuses} campuses`,
    reach,
  ],
  headings: ['Paid', 'Flexible', 'Networking'],
};

const position = (title: string, client: string) => [
  title,
  ...[`About ${client}`, 'Why join', 'Position details', 'Benefits', 'How to apply'],
];

export const claims: Record<string, Claims> = {
  '/': {
    says: [
      acrossCampuses,
      'Trusted by brands shaping the future.',
      `${facts.campuses} campuses`,
      reach,
      `${facts.vettedStudents} students`,
      launch,
      test,
      `scale it to ${facts.scaleCampuses}`,
      // The scoreboard, each figure under its label.
      ...metrics.map(({ label, target, suffix }) => `${label} ${shown(target, suffix)}`),
    ],
    headings: ['Connecting brands to colleges', 'Trusted by brands shaping the future.', 'Why Us?'],
    links: [
      ['Get Started', '/brands'],
      ['Learn More', '/brands'],
      ['Learn More', '/brands'],
      ['Learn More', '/brands'],
    ],
  },
  '/services': {
    says: [
      `${facts.campusesManaged} campuses managed`,
      reach,
      `a ${facts.launchDays}-day average launch window`,
      `${test} or scale it to ${facts.scaleCampuses}`,
      launch,
      `${facts.studentsEngagedWeekly} students engaged weekly`,
      `${facts.campuses} campuses`,
      facts.vettedStudentsInWords,
      'Surveys',
    ],
    headings: ['Ambassador programs', 'Creator campaigns', 'Campus research'],
    links: [
      ['Plan an ambassador program', '/brands'],
      ['Brief our creators', '/brands'],
      ['Ask our students', '/brands'],
    ],
  },
  '/about': {
    says: ['Our mission', acrossCampuses],
    headings: [
      'Radical Honesty',
      'Default to Positivity',
      'Clean Communication',
      'Bet on Ourselves',
      'Team spotlight',
    ],
  },
  '/brands': {
    says: [
      `${facts.launchDays} days average launch window`,
      `${facts.pilotCampuses} to ${facts.scaleCampuses} campuses`,
      `${facts.vettedStudents} vetted students across ${facts.campuses} campuses`,
      reach,
      `${facts.campusesManaged} campuses managed`,
    ],
  },
  '/creator': creator,
  '/creators': creator,
  '/roles': {
    says: [
      ...roleList.map(({ commitment, location }) => `Hours ${commitment} Where ${location}`),
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
  '/privacy-policy': {
    says: [
      `Effective ${privacyFacts.effective}`,
      'everyone who visits Tassel',
      'applies to our creator program',
      `children under ${privacyFacts.childAge}, or under ${privacyFacts.childAgeWhereApplicable} where applicable`,
      'privacy@tassel.example',
    ],
    headings: [
      'Information collected',
      'Use',
      'Legal bases for EEA/UK users',
      'Sharing',
      'Cookies',
      'Retention',
      'Rights (California and EEA/UK)',
      'Security',
      'Children’s privacy',
      'Third-party links',
      'International transfers',
      'Changes',
      'Contact',
    ],
    links: [['privacy@tassel.example', 'mailto:privacy@tassel.example']],
  },
};

/** The position pages, while their role is open. */
export const whileOpen: Record<string, Claims> = {
  '/creator': { says: [], links: [['Apply Now', '#apply']] },
  '/creators': { says: [], links: [['Apply Now', '#apply']] },
  '/ambassador-manager': { says: [`Can you commit ${managerFacts.hoursPerWeek}?`] },
  '/acorns-ambassador': {
    says: ['people who answer No are still considered'],
    headings: ['Apply'],
  },
  '/soluna-ambassador': {
    says: ['people who answer No are still considered', 'XS S M L XL XXL XXXL'],
    headings: ['Apply'],
  },
};

/** The navbar and the footer of every page. */
export const everywhere = {
  says: ['© 2025 Tassel'],
  links: [
    ['Services', '/services'],
    ['About', '/about'],
    ['Results', '/#metrics'],
    ['Why Tassel', '/#whytassel'],
    ['Create with Us', '/creator'],
    ['Start A Program', '/brands'],
    ['Get Started', '/brands'],
    ['Contact Us', '/brands'],
    ['Privacy Policy', '/privacy-policy'],
    ['Instagram', 'https://www.instagram.com/tassel.example'],
    ['LinkedIn', 'https://www.linkedin.com/company/tassel-example'],
  ],
} satisfies Claims;
