import { figures, figureValues } from '@/lib/facts';
import { site } from '@/lib/site';

export const hero = {
  eyebrow: 'Marketing + talent agency',
  title: site.tagline,
  lead: `We run ambassador programs, creator campaigns and research with ${figures.vettedStudentsInWords} across ${figures.campuses} campuses. Our students are already in the group chat.`,
  action: 'Get Started',
  services: 'See our services',
  students: 'Student? See roles',
} as const;

export const logoStrip = {
  title: 'Trusted by brands shaping the future.',
  pause: 'Pause',
  /** Screen readers read it after “Pause”. */
  hiddenLabel: 'the moving logos',
} as const;

export const why = {
  title: 'Why Us?',
  lead: 'A poster gets a glance. A classmate gets a conversation.',
  onCampus: {
    title: 'They already live there',
    text: 'Our students know the right hall, the right table and the right hour for your brand.',
  },
  /** A decorative note that has nothing to do with the section; `found` replaces it at night. */
  stickyNote: {
    lost: 'Lost: one gold tassel. Last seen at graduation.',
    found: 'Found: one gold tassel. It runs the lights.',
  },
  vetted: {
    title: 'Vetted by us first',
    text: 'Students apply with their school, experience and feed. Our team reads all of it.',
    stamp: 'Vetted',
  },
  launch: {
    title: `Launch in ${figures.launchDays} days`,
    text: 'That’s our average launch window. You’ve kept library books longer.',
  },
  scale: {
    title: `Try ${figures.pilotCampuses}. Then ${figures.scaleCampuses}.`,
    text: `Test a program with ${figures.pilotCampuses} campuses. If it works, scale it to ${figures.scaleCampuses}.`,
  },
} as const;

export const catalog = {
  title: 'Our services',
  /** On the strip of the sheet. */
  sheet: 'Course catalog',
  lead: 'Take one, or a full course load.',
  takeawaysTitle: 'What you get',
  action: 'Learn More',
  /** Before a service's code: “See what’s in AMB 101”. */
  course: 'See what’s in',
} as const;

export const scoreboard = {
  title: 'Results so far',
  /** Before the programs that run, which are the open roles with dates. */
  programs: 'On the field',
  next: { label: 'Next up', text: 'Your brand' },
} as const;

/** Each counter of the scoreboard runs from 0 to `target` in 100 ticks of 20 ms. */
export const metrics = [
  { target: figureValues.vettedStudents, suffix: '', label: 'Vetted students and counting' },
  { target: figureValues.reachInMillions, suffix: 'M+', label: 'Student reach' },
  { target: figureValues.launchDays, suffix: '', label: 'Days, our average launch window' },
  {
    target: figureValues.studentsEngagedWeekly,
    suffix: '',
    label: 'Students engaged weekly by our programs',
  },
] as const;
