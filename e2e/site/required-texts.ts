/**
 * What the specification wants said on each page: every claim, heading and link. The words are
 * written out here; the agency's figures come from lib/content/phrases.ts, whose specified values are in
 * lib/content/specified-facts.test.ts.
 */
import { shown } from '@/components/home/count';
import { facts, metrics, privacyFacts } from '@/lib/content/phrases';
import { roleList } from '@/lib/roles';
import type { Path, SiteRoute } from '@/lib/site';
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

const ofSite: Record<SiteRoute, RequiredTexts> = {
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
  '/brands': { says: ['Your next campus is one form away.'] },
  '/roles': {
    says: [
      'Your next job is one form away.',
      ...roleList.map(({ commitment, location }) => `Schedule ${commitment} Where ${location}`),
    ],
    headings: ['Available Opportunities', ...roleList.map(({ title }) => title)],
    links: roleList
      .filter(({ open }) => open)
      .map(({ route }): [string, string] => ['Apply Now', route]),
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

/** Of roles' pages, for the roles that were specified: one that is gone is not missed. */
const ofRoles: Readonly<Record<Path, RequiredTexts>> = {
  '/creator': { headings: ['Paid', 'Flexible', 'Networking'], links: applyNow },
  '/creators': { headings: ['Networking', 'Paid', 'Flexible'], links: applyNow },
  '/ambassador-manager': {
    says: [
      'Part-time, remote',
      `15 hours per week What the form asks you to commit`,
      `60 hours per month What the core responsibilities add up to`,
      'about $2,000 per month, depending on scope and experience, plus team bonuses',
      ...whileOpen('/ambassador-manager', `Can you commit 15 hours per week?`),
    ],
    headings: whileOpen('/ambassador-manager', 'How to apply'),
  },
  '/acorns-ambassador': {
    says: [
      'financial technology',
      'part-time',
      'about 20 hours a month',
      'August 1 to December 20',
      'only 2 positions per campus',
      'social leads and events leads',
      'open to current freshmen, sophomores or juniors',
      `Social ambassadors need at least 2k followers`,
      ...whileOpen('/acorns-ambassador', considered),
    ],
    headings: position('/acorns-ambassador', 'Acorns Campus Ambassador', 'Acorns'),
  },
  '/soluna-ambassador': {
    says: [
      'Your next job is one form away.',
      'part-time',
      'state-funded mental wellness platform for New Jersey students',
      'about 5 hours a week',
      'New Jersey campuses',
      `full feature set is for ages 13 to 18`,
      `Length 6 weeks`,
      `Target window Oct 20 to Nov 30`,
      `Paid with a stipend`,
      `open to current college students in New Jersey`,
      ...whileOpen('/soluna-ambassador', considered),
    ],
    headings: position('/soluna-ambassador', 'Soluna Campus Ambassador', 'Soluna'),
  },
};

/** By route; a page that is not in the specification has none. */
export const requiredTexts: Readonly<Partial<Record<string, RequiredTexts>>> = {
  ...ofSite,
  ...ofRoles,
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
