import type { Week } from '@/components/art/timetable';
import { figures } from '@/lib/facts';

export const hero = {
  eyebrow: 'Services / Course catalog',
  title: 'Three ways onto campus',
  lead: `Take one, or all three. So far: ${figures.campusesManaged} campuses managed, with a ${figures.launchDays}-day average launch window.`,
} as const;

/** The label of the open campus roles. Each role’s sentence is `programText` in its copy.ts. */
export const programsLabel = 'Programs we run (student pages)';

/** A link to the report card on /brands. */
export const reportCardLink = 'See an example report card';

export const signpost = {
  label: 'Our services, in short',
  more: 'See the course',
} as const;

/** The drawing of an ambassador’s week: words of up to seven letters, first of eight hours (0 to 7), number of hours. */
export const ambassadorWeek: Week = [
  { class: ['Bio', 0, 3], work: ['Table', 3, 3] },
  { class: ['Class', 1, 2], work: ['Club', 5, 2] },
  { class: ['Bio lab', 0, 3], work: ['Post', 3, 3] },
  { class: ['Class', 1, 2], work: ['Event', 4, 3] },
  { class: ['Quiz', 0, 2], work: ['Game', 4, 3] },
];

/**
 * The services, on the home page and on /services. `id` is the ID of the service's section on /services.
 */
export const services = [
  {
    id: 'amb-101',
    code: 'AMB',
    number: '101',
    background: 'gold',
    title: 'Ambassador programs',
    /** Screen readers read it after “Learn More”. */
    about: 'about ambassador programs',
    tagline: 'Your brand, from a classmate.',
    summary:
      'Students bring your brand to their own campus: the table by the library, the club meeting, the group chat that never sleeps.',
    takeaways: [
      'Students who set up tables, post and host events',
      'A manager who briefs them and keeps them on schedule',
      'A report card: what worked, what didn’t',
    ],
    lead: 'It sounds better from a classmate.',
    text: [
      'Ambassadors are students first. They know which spot gets the foot traffic, which week nobody reads email, and which club meeting is really about the food.',
    ],
    rows: [
      {
        label: 'You',
        value: `Pick the campuses. Start one program with ${figures.pilotCampuses}, scale it to ${figures.scaleCampuses}.`,
      },
      {
        label: 'We',
        value: `Match and brief the students. Launch takes ${figures.launchDays} days for most programs.`,
      },
      {
        label: 'You get',
        value:
          'Tables, posts and events, a manager who runs them, and a report card without grade inflation.',
      },
    ],
    action: 'Plan an ambassador program',
  },
  {
    id: 'cre-201',
    code: 'CRE',
    number: '201',
    background: 'sky',
    title: 'Creator campaigns',
    about: 'about creator campaigns',
    tagline: 'Your product, in their feed.',
    summary:
      'Student creators make the videos they’d stop scrolling for: the dorm tour, the game-day outfit, the study break. Your product has to earn its spot in the shot.',
    takeaways: [
      'Videos for Instagram and TikTok',
      `Vetted creators from a network with ${figures.reach} student reach`,
      'A report card: which videos to run again',
    ],
    lead: 'Made for the feed, by the people in it.',
    text: [
      'Students can smell an ad from across the dining hall. So we hand the camera to the ones they already watch: the roommate with good lighting, the lab partner with great timing.',
      'Creators tell us which videos they love to make. Your brief goes to the ones who already make videos like it.',
    ],
    rows: [
      { label: 'You', value: 'Send a brief. A rough one will do.' },
      { label: 'We', value: 'Match it to student creators, and brief them.' },
      {
        label: 'You get',
        value: 'Videos for Instagram and TikTok, and a report card: which to run again.',
      },
    ],
    action: 'Brief our creators',
  },
  {
    id: 'res-301',
    code: 'RES',
    number: '301',
    background: 'brick',
    title: 'Campus research',
    about: 'about campus research',
    tagline: 'Answers before you spend.',
    summary: 'Ask before you spend. Get answers straight from the students you want to win over.',
    takeaways: [
      'Surveys for the numbers',
      'Focus groups for the reasons',
      'A report card: what to keep, what to change',
    ],
    lead: 'Find out before you print the shirts.',
    text: [
      `With ${figures.studentsEngagedWeekly} students engaged weekly by our programs, there’s always somebody to ask: which name they’d wear on a shirt, which flavor they’d cross campus for, which ad they’d skip.`,
    ],
    rows: [
      { label: 'You', value: 'Bring the question, and tell us which students to ask.' },
      { label: 'We', value: 'Ask them: surveys tell you how many, focus groups tell you why.' },
      {
        label: 'You get',
        value: 'A report card: how many said what, and why, while you can still change the plan.',
      },
    ],
    action: 'Ask our students',
  },
] as const;

export type Service = (typeof services)[number];
