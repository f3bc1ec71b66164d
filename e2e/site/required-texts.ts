/**
 * What the specification wants said on each page: every claim, heading and link. The words are
 * written out here; figures and dates come from lib/content/phrases.ts, whose specified values are in
 * lib/content/specified-facts.test.ts.
 */
import { shown } from '@/components/home/count';
import {
  acrossCampuses,
  requiredRoleTexts,
  whileOpen,
  type RequiredTexts,
} from '@/e2e/site/required-role-texts';
import { facts, metrics, privacyFacts } from '@/lib/content/phrases';

const reach = `${facts.reach} student reach`;
const launch = `${facts.launchDays} days for most programs`;
const test = `test a program with ${facts.pilotCampuses} campuses`;

const creator: RequiredTexts = {
  says: [
    acrossCampuses,
    `${facts.vettedStudents} vetted students`,
    `${facts.campuses} campuses`,
    reach,
  ],
  headings: ['Paid', 'Flexible', 'Networking'],
  links: whileOpen('/creator', ['Apply Now', '#apply']),
};

export const requiredTexts: Record<string, RequiredTexts> = {
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
  '/creators': { ...creator, headings: ['Networking', 'Paid', 'Flexible'] },
  ...requiredRoleTexts,
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
} satisfies RequiredTexts;
