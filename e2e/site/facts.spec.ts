/**
 * Every claim, figure, date and address that the specification gives, on the page where it belongs.
 * Written out here and not taken from the site's own files: a figure that changes there must fail
 * here, or it changed by accident.
 */
import { readHtml } from '@/e2e/support/html';
import { expect, test } from '@/e2e/fixtures/test';

interface Claims {
  /** In any order, each whole. */
  says: string[];
  /** In this order, with or without others between them. */
  headings?: string[];
  /** Links by their words, and where they lead. */
  links?: [words: string, href: string][];
}

const acrossCampuses = 'over 2,500 vetted students across 145+ campuses';

const pages: Record<string, Claims> = {
  '/': {
    says: [
      acrossCampuses,
      'Trusted by brands shaping the future.',
      '145+ campuses, and on each one',
      '8M+ student reach',
      '2,500+ students, every one of them vetted',
      '30 days for most programs',
      'Test a program with 5 campuses',
      'scale it to 100',
      // The scoreboard, each figure under its label.
      'Vetted student reps 2,500',
      'Student reach 8M+',
      'Days to launch, on average 30',
      'Students engaged weekly 10,000',
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
      '100+ campuses managed',
      '8M+ student reach',
      'a 30-day average launch window',
      'test a program with 5 campuses or scale it to 100',
      '30 days for most programs',
      '10,000 students engaged weekly',
      'Ask in 145+ campuses',
      'over 2,500 vetted students',
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
    says: ['Our mission', acrossCampuses, 'Five people'],
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
      '30 days average launch window',
      '5 to 100 campuses',
      '2,500+ vetted students across 145+ campuses',
      '8M+ student reach',
      '100+ campuses managed',
    ],
  },
  '/creator': {
    says: [acrossCampuses, '2,500+ vetted students', '145+ campuses', '8M+ student reach'],
    headings: ['Paid', 'Flexible', 'Networking'],
    links: [['Apply Now', '#apply']],
  },
  '/creators': {
    says: [acrossCampuses, '2,500+ vetted students', '145+ campuses', '8M+ student reach'],
    headings: ['Paid', 'Flexible', 'Networking'],
    links: [['Apply Now', '#apply']],
  },
  '/roles': {
    says: [
      'Hours Part-time Where Remote',
      'about $2,000 per month, depending on scope and experience, plus team bonuses',
      '15 hours per week',
      'Hours Part-time Where Your Campus',
      'August 1 to December 20',
      'only 2 positions per campus',
      'Hours Part-time Where NJ campuses',
      'state-funded mental wellness platform for New Jersey students',
      'Paid with a stipend',
      'Oct 20 to Nov 30',
      'Hours Flexible Where Remote',
      acrossCampuses,
    ],
    headings: [
      'Available Opportunities',
      'Ambassador Manager',
      'Acorns Campus Ambassador',
      'Soluna Campus Ambassador',
      'Content Creator, Social Media',
    ],
    links: [
      ['Apply Now', '/ambassador-manager'],
      ['Apply Now', '/acorns-ambassador'],
      ['Apply Now', '/soluna-ambassador'],
      ['Apply Now', '/creator'],
    ],
  },
  '/ambassador-manager': {
    says: [
      'Part-time, remote',
      '15 hours per week What the form asks you to commit',
      '60 hours per month What the core responsibilities add up to',
      'Core responsibilities 60 hours per month',
      'about $2,000 per month, depending on scope and experience, plus team bonuses',
      'Can you commit 15 hours per week?',
    ],
  },
  '/acorns-ambassador': {
    says: [
      'Part-time',
      'financial technology',
      'about 20 hours a month',
      'August 1 to December 20',
      'Only 2 positions per campus',
      'social leads and events leads',
      'Social ambassadors need at least 2k followers',
      'Current freshmen, sophomores or juniors',
      'people who answer No are still considered',
      acrossCampuses,
    ],
    headings: [
      'Acorns Campus Ambassador',
      'About Acorns',
      'Why join',
      'Position details',
      'Benefits',
      'How to apply',
      'Apply',
    ],
  },
  '/soluna-ambassador': {
    says: [
      'Part-time',
      'state-funded mental wellness platform for New Jersey students',
      'full feature set is for ages 13 to 18',
      'about 5 hours a week',
      'Length 6 weeks',
      'Target window Oct 20 to Nov 30',
      'New Jersey campuses',
      'Paid with a stipend',
      'open to current college students in New Jersey',
      'people who answer No are still considered',
      'XS S M L XL XXL XXXL',
      acrossCampuses,
    ],
    headings: [
      'Soluna Campus Ambassador',
      'About Soluna',
      'Why join',
      'Position details',
      'Benefits',
      'How to apply',
      'Apply',
    ],
  },
  '/privacy-policy': {
    says: [
      'Effective July 22, 2025',
      'everyone who visits Tassel',
      'applies to our creator program',
      'children under 13, or under 16 where applicable',
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
const everywhere = {
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

/** What stands in `found`, of what was asked for, in its order. */
function inOrder(asked: string[], found: string[]): string[] {
  let from = 0;
  return asked.filter((one) => {
    const place = found.findIndex((other, index) => index >= from && other.startsWith(one));
    if (place >= 0) from = place + 1;
    return place >= 0;
  });
}

for (const [route, { says, headings = [], links = [] }] of Object.entries(pages)) {
  test(`${route} makes its claims`, { tag: '@smoke' }, async ({ request }) => {
    const page = readHtml(await (await request.get(route)).text());
    // A sentence may begin with a claim, or quote it.
    const text = page.text.toLowerCase();
    const missing = [...says, ...everywhere.says].filter(
      (claim) => !text.includes(claim.toLowerCase()),
    );
    expect(missing, 'claims that the page does not make').toEqual([]);
    expect(inOrder(headings, page.headings), 'headings').toEqual(headings);

    const found = page.links.map(({ words, href }) => `${words} → ${href}`);
    const lost = [...links, ...everywhere.links].filter(([words, href]) => {
      const place = page.links.findIndex(
        (link) => link.words.startsWith(words) && link.href === href,
      );
      // Each link answers for one claim alone: three “Learn More” are three links.
      if (place >= 0) page.links.splice(place, 1);
      return place < 0;
    });
    expect(lost, `not among ${found.join(', ')}`).toEqual([]);
  });
}
