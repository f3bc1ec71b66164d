import { facts } from '@/lib/content/phrases';
import { site } from '@/lib/site';

/** The words of the home page. Figures come from lib/content/facts.ts, by lib/content/phrases.ts. */
export const hero = {
  eyebrow: 'Marketing + talent agency',
  title: site.tagline,
  lead: `Behind every program: ${facts.vettedStudentsInWords} across ${facts.campuses} campuses. They are already on the quad, in the group chat and in the front row.`,
  action: 'Get Started',
  students: 'A student? See our roles.',
} as const;

export const logoStrip = {
  title: 'Trusted by brands shaping the future.',
  pause: 'Pause',
  pauseWhat: 'the moving logos',
} as const;

export const why = {
  title: 'Why Us?',
  lead: 'Nobody reads the banner from an office downtown. Everybody reads the note from someone down the hall.',
  flyer: {
    title: 'They already live there',
    text: `${facts.campuses} campuses, and on each one somebody who knows which door everyone uses. Together: ${facts.reach} student reach.`,
  },
  /** To tear off: see TearTabs. */
  tabs: [
    `${facts.reach} reach`,
    `${facts.vettedStudents} reps`,
    `${facts.launchDays} days`,
    `${facts.reach} reach`,
    `${facts.pilotCampuses} to try`,
    `${facts.scaleCampuses} to scale`,
    `${facts.reach} reach`,
  ],
  /** Has nothing to do with us; every board has one. */
  lost: 'Lost: one gold tassel. Last seen swinging.',
  vetted: {
    title: 'A yes from us first',
    text: `${facts.vettedStudents} students, every one of them vetted. They say yes to your brand after we have said yes to them.`,
  },
  stamp: 'Vetted',
  launch: {
    title: `Live in ${facts.launchDays} days`,
    text: `Our average launch window: ${facts.launchDays} days for most programs. You have had library books longer.`,
  },
  scale: {
    title: `Try ${facts.pilotCampuses}. Then ${facts.scaleCampuses}.`,
    text: `Test a program with ${facts.pilotCampuses} campuses. If it works there, scale it to ${facts.scaleCampuses}.`,
  },
} as const;

export const catalog = {
  title: 'Course catalog',
  lead: `Three ways onto campus. Take one, or take the full load.`,
  leaveWith: 'You leave with',
  action: 'Learn More',
  courses: [
    {
      code: 'AMB',
      number: '101',
      title: 'Ambassador programs',
      about: 'about ambassador programs',
      text: 'Students who bring your brand to their own campus: the table by the library, the club meeting, the group chat that never sleeps.',
      list: [
        `A test with ${facts.pilotCampuses} campuses`,
        `Room to scale to ${facts.scaleCampuses}`,
        `A launch in ${facts.launchDays} days, for most programs`,
      ],
    },
    {
      code: 'CRE',
      number: '201',
      title: 'Creator campaigns',
      about: 'about creator campaigns',
      text: 'Student creators film what their own feed would stop for. The dorm tour, the early-class outfit, the study break. Your product has to earn its seat in the shot.',
      list: [`${facts.reach} student reach`, 'Instagram and TikTok', 'Creators vetted by us'],
    },
    {
      code: 'RES',
      number: '301',
      title: 'Campus research',
      about: 'about campus research',
      text: 'Ask before you spend. Surveys and focus groups with the students you want as customers, in the words they use with each other.',
      list: ['Surveys', 'Student focus groups', 'Answers from vetted students'],
    },
  ],
} as const;

export const scoreboard = {
  title: 'Season to date',
  home: 'Home',
  field: `${site.name} Field`,
} as const;
