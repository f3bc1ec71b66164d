/**
 * The texts that the specification requires, by page. The agency's figures, names and addresses come from lib/facts.ts
 * and lib/site.ts. In `texts`, `#` stands for a figure or date of a role.
 */
import { metrics } from '@/components/pages/home/copy';
import { listPrograms, roleList, roles } from '@/components/roles';
import type { RoleId } from '@/components/roles/shared/types';
import { policyFacts } from '@/components/pages/privacy/copy';
import { figures } from '@/lib/facts';
import { formatNumber } from '@/lib/format-number';
import type { Route } from '@/lib/routes';
import { site } from '@/lib/site';

interface RequiredTexts {
  /** Texts that are anywhere on the page. */
  texts?: string[];
  /** Headings in this order. Other headings may stand between them. */
  headings?: string[];
  /** The beginning of the text of each link, and its target. */
  links?: [words: string, href: string][];
}

const consideredText = 'people who answer No are still considered';

/** Returns the headings of a position page. */
const listPositionHeadings = (title: string, brand: string) => [
  ...[title, `About ${brand}`, 'Why join', 'Position details'],
  ...['Benefits', 'How to apply', 'Apply'],
];

const services = ['Ambassador programs', 'Creator campaigns', 'Campus research'];

/** The required texts of each page. A page whose role is closed may lack them. */
export const requiredTexts: Readonly<Record<Route, RequiredTexts>> = {
  '/': {
    texts: [
      `${figures.vettedStudentsInWords} across ${figures.campuses} campuses`,
      `${figures.reach} student reach`,
      `test a program with ${figures.pilotCampuses} campuses`,
      `scale it to ${figures.scaleCampuses}`,
      // Each metric: its label, then its figure.
      ...metrics.map(({ label, target, suffix }) => `${label} ${formatNumber(target)}${suffix}`),
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
    texts: [
      `${figures.campusesManaged} campuses managed`,
      `a ${figures.launchDays}-day average launch window`,
      `${figures.launchDays} days for most programs`,
      `${figures.studentsEngagedWeekly} students engaged weekly`,
      'Surveys',
    ],
    // Each service has a card, and a section further down the page.
    headings: [...services, ...services],
    links: [
      ['Plan an ambassador program', '/brands'],
      ['Brief our creators', '/brands'],
      ['Ask our students', '/brands'],
      // The programs that run.
      ...listPrograms().map(({ title, route }): [string, string] => [title, route]),
    ],
  },
  '/about': {
    texts: ['Our mission'],
    headings: [
      'Radical Honesty',
      'Default to Positivity',
      'Clean Communication',
      'Bet on Ourselves',
      'Team spotlight',
    ],
  },
  // The tests in e2e/forms check the form.
  '/brands': {},
  '/roles': {
    texts: Object.values({
      manager: 'Schedule Part-time Where Remote',
      acorns: 'Schedule Part-time Where Your Campus',
      soluna: 'Schedule Part-time Where NJ campuses',
      creator: 'Schedule Flexible Where Remote',
    } satisfies Record<RoleId, string>),
    headings: ['Available Opportunities', ...roleList.map(({ title }) => title)],
    links: roleList
      .filter(({ open }) => open)
      .map(({ route }): [string, string] => ['Apply Now', route]),
  },
  '/privacy-policy': {
    texts: [
      `Effective ${policyFacts.effective}`,
      `everyone who visits ${site.name}`,
      'applies to our creator program',
      `children under ${policyFacts.childAge}, or under ${policyFacts.higherChildAge} where applicable`,
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
    links: [[site.privacyMailbox, `mailto:${site.privacyMailbox}`]],
  },
  '/creator': {
    headings: ['Paid', 'Flexible', 'Networking'],
    links: [
      ['Apply Now', '#apply'],
      ['With a following', '/creators'],
    ],
  },
  '/creators': {
    headings: ['Paid', 'Flexible', 'Networking'],
    links: [
      ['Apply Now', '#apply'],
      ['Starting out', '/creator'],
    ],
  },
  '/ambassador-manager': {
    texts: [
      'Part-time, remote',
      '# hours per week',
      '# hours per month for core responsibilities',
      'about $# per month, depending on scope and experience, plus team bonuses',
      'Can you commit # hours per week?',
    ],
    headings: ['How to apply'],
  },
  '/acorns-ambassador': {
    texts: [
      'financial technology',
      'part-time',
      'about # hours a month',
      'only # positions per campus',
      'social leads and events leads',
      'open to current freshmen, sophomores or juniors',
      'Social ambassadors need at least # followers',
      consideredText,
    ],
    headings: listPositionHeadings(roles.acorns.title, 'Acorns'),
  },
  '/soluna-ambassador': {
    texts: [
      'part-time',
      'state-funded mental wellness platform for New Jersey students',
      'about # hours a week',
      'New Jersey campuses',
      'full feature set is for ages # to #',
      'Length # weeks',
      'Target window # to #',
      'Paid with a stipend',
      'open to current college students in New Jersey',
      consideredText,
    ],
    headings: listPositionHeadings(roles.soluna.title, 'Soluna'),
  },
};

/** The required texts of the header and footer of every page. */
export const requiredOnEveryPage = {
  texts: [`© ${site.copyrightYear} ${site.name}`],
  links: [
    ['Start A Program', '/brands'],
    ['Get Started', '/brands'],
    ['Instagram (opens in a new tab)', site.social.instagram],
    ['LinkedIn (opens in a new tab)', site.social.linkedin],
  ],
} satisfies RequiredTexts;
