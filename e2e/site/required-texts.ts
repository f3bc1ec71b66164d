/**
 * What the specification wants said on each page: every claim, heading and link. The words are
 * written out here; figures and dates come from lib/content/phrases.ts, whose specified values are in
 * lib/content/specified-facts.test.ts.
 */
import { shown } from '@/components/home/count';
import {
  acornsFacts,
  facts,
  managerFacts,
  metrics,
  privacyFacts,
  solunaFacts,
} from '@/lib/content/phrases';
import { roleList } from '@/lib/roles';
import type { Route } from '@/lib/site';
import { isClosed } from '@/lib/testing/open-roles';

interface RequiredTexts {
  /** In any order, each whole. */
  says?: string[];
  /** In this order, with or without others between them. */
  headings?: string[];
  /** Links by their words, and where they lead. */
  links?: [words: string, href: string][];
}

/** What a page says only while its role is open. */
const whileOpen = <T>(route: string, ...texts: T[]): T[] => (isClosed(route) ? [] : texts);

const considered = 'people who answer No are still considered';

const position = (route: string, title: string, client: string) => [
  title,
  ...[`About ${client}`, 'Why join', 'Position details', 'Benefits'],
  ...whileOpen(route, 'How to apply', 'Apply'),
];

const services = ['Ambassador programs', 'Creator campaigns', 'Campus research'];

const applyNow: RequiredTexts['links'] = whileOpen('/creator', ['Apply Now', '#apply']);

export const requiredTexts: Record<Route, RequiredTexts> = {
  '/': {
    says: [
      `${facts.vettedStudentsInWords} across ${facts.campuses} campuses`,
      `${facts.reach} student reach`,
      `test a program with ${facts.pilotCampuses} campuses`,
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
      `a ${facts.launchDays}-day average launch window`,
      `${facts.launchDays} days for most programs`,
      `${facts.studentsEngagedWeekly} students engaged weekly`,
      'Surveys',
    ],
    // The snapshot cards, then the details.
    headings: [...services, ...services],
    links: [
      ['Plan an ambassador program', '/brands'],
      ['Brief our creators', '/brands'],
      ['Ask our students', '/brands'],
    ],
  },
  '/about': {
    says: ['Our mission'],
    headings: [
      'Radical Honesty',
      'Default to Positivity',
      'Clean Communication',
      'Bet on Ourselves',
      'Team spotlight',
    ],
  },
  '/brands': { says: ['Your next campus is one email away.'] },
  '/creator': { headings: ['Paid', 'Flexible', 'Networking'], links: applyNow },
  '/creators': { headings: ['Networking', 'Paid', 'Flexible'], links: applyNow },
  '/roles': {
    says: [
      'Your next job is one form away.',
      ...roleList.map(({ commitment, location }) => `Kind ${commitment} Where ${location}`),
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
      ...Object.values(acornsFacts),
      `Social ambassadors need ${acornsFacts.followers}`,
      ...whileOpen('/acorns-ambassador', considered),
    ],
    headings: position('/acorns-ambassador', 'Acorns Campus Ambassador', 'Acorns'),
  },
  '/soluna-ambassador': {
    says: [
      'Your next job is one form away.',
      solunaFacts.commitment,
      solunaFacts.what,
      solunaFacts.hours,
      solunaFacts.where,
      `full feature set is for ${solunaFacts.ages}`,
      `Length ${solunaFacts.length}`,
      `Target window ${solunaFacts.season}`,
      `Paid with ${solunaFacts.pay}`,
      `open to ${solunaFacts.openTo}`,
      ...whileOpen('/soluna-ambassador', considered),
    ],
    headings: position('/soluna-ambassador', 'Soluna Campus Ambassador', 'Soluna'),
  },
  '/privacy-policy': {
    says: [
      `Effective ${privacyFacts.effective}`,
      'everyone who visits Tassel',
      'applies to our creator program',
      `children under ${privacyFacts.childAge}, or under ${privacyFacts.childAgeWhereApplicable} where applicable`,
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

/** The navbar and the footer of every page: their links that no test follows. */
export const everywhere = {
  says: ['© 2025 Tassel'],
  links: [
    ['Start A Program', '/brands'],
    ['Get Started', '/brands'],
    ['Instagram (opens in a new tab)', 'https://www.instagram.com/tassel.example'],
    ['LinkedIn (opens in a new tab)', 'https://www.linkedin.com/company/tassel-example'],
  ],
} satisfies RequiredTexts;
