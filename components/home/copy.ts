import { facts, numbers } from '@/lib/facts';
import { site } from '@/lib/site';

export const hero = {
  eyebrow: 'Marketing + talent agency',
  title: site.tagline,
  lead: `We work with ${facts.vettedStudentsInWords} across ${facts.campuses} campuses. They’re already on the quad, in the group chat and in the front row.`,
  action: 'Get Started',
  services: 'See our services',
  students: 'Student? See our roles',
} as const;

export const logoStrip = {
  title: 'Trusted by brands shaping the future.',
  pause: 'Pause',
  play: 'Play',
  /** Screen readers read it after “Pause” and “Play”. */
  hiddenLabel: 'the moving logos',
} as const;

export const why = {
  title: 'Why Us?',
  lead: 'Nobody reads the flyer from corporate. Everybody reads the note from down the hall.',
  flyer: {
    title: 'They already live there',
    text: `We’re on ${facts.campuses} campuses. Our students know where everyone hangs out, and everyone there knows them. Together, our students reach ${facts.reach} of their peers.`,
  },
  /** The texts of the tear-off tabs (TearTabs). */
  tabs: [
    `${facts.reach} reach`,
    `${facts.vettedStudents} vetted`,
    `${facts.launchDays} days`,
    `${facts.studentsEngagedWeekly} a week`,
    `Try ${facts.pilotCampuses}`,
    `Scale to ${facts.scaleCampuses}`,
    `${facts.campuses} schools`,
  ],
  /** A decorative note that has nothing to do with the section. */
  stickyNote: 'Lost: one gold tassel. Last seen at graduation.',
  vetted: {
    title: 'Vetted by us first',
    text: `We vet every student before they see your brief: ${facts.vettedStudents} so far.`,
  },
  stamp: 'Vetted',
  launch: {
    title: `Launch in ${facts.launchDays} days`,
    text: 'That’s our average. You’ve kept library books longer.',
  },
  scale: {
    title: `Try ${facts.pilotCampuses}. Then ${facts.scaleCampuses}.`,
    text: `Test a program with ${facts.pilotCampuses} campuses. If it works, scale it to ${facts.scaleCampuses}.`,
  },
} as const;

export const catalog = {
  title: 'Our services',
  lead: 'Take one, or a full course load.',
  takeawaysTitle: 'What you get',
  action: 'Learn More',
  courses: [
    {
      code: 'AMB',
      number: '101',
      title: 'Ambassador programs',
      about: 'about ambassador programs',
      text: 'Students bring your brand to their own campus: the table by the library, the club meeting, the group chat that never sleeps.',
      list: [
        'Students who table, post and host',
        `${facts.pilotCampuses} campuses to test, ${facts.scaleCampuses} to scale`,
        `Launch in ${facts.launchDays} days, on average`,
      ],
    },
    {
      code: 'CRE',
      number: '201',
      title: 'Creator campaigns',
      about: 'about creator campaigns',
      text: 'Student creators make the videos they’d stop scrolling for: the dorm tour, the game-day outfit, the study break. Your product has to earn its spot in the shot.',
      list: [
        'Videos for Instagram and TikTok',
        'Vetted student creators',
        `A network with ${facts.reach} student reach`,
      ],
    },
    {
      code: 'RES',
      number: '301',
      title: 'Campus research',
      about: 'about campus research',
      text: 'Ask before you spend. Get answers straight from the students you want to win over.',
      list: [
        'Surveys that tell you how many',
        'Focus groups that tell you why',
        'Answers from vetted students',
      ],
    },
  ],
} as const;

export const scoreboard = {
  title: 'Results, season to date',
  home: 'Home',
  field: `${site.name} Field`,
} as const;

/** Each counter of the scoreboard runs from 0 to `target` in 100 ticks of 20 ms. */
export const metrics = [
  { id: 'reps', target: numbers.vettedStudents, suffix: '', label: 'Vetted students' },
  { id: 'reach', target: numbers.reachInMillions, suffix: 'M+', label: 'Student reach' },
  { id: 'days', target: numbers.launchDays, suffix: '', label: 'Days to launch, on average' },
  {
    id: 'students',
    target: numbers.studentsEngagedWeekly,
    suffix: '',
    label: 'Students engaged weekly',
  },
] as const;
