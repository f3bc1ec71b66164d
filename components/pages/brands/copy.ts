import { figures } from '@/lib/facts';

export const pitch = {
  eyebrow: 'For brands',
  title: 'Bring your brand to campus',
  lead: 'Tell us what you have in mind. We’ll bring the students.',
  reportCard: 'See the report card you’ll get',
  /** The heading of the sheet that holds the form and the planner. */
  sheet: 'Campus brief',
  formTitle: 'Tell us about your program',
};

/** The figures at the top of /brands. */
export const keyFigures = [
  { figure: `${figures.launchDays} days`, text: 'average launch window' },
  {
    figure: `${figures.pilotCampuses} to ${figures.scaleCampuses}`,
    text: 'campuses per program',
  },
  { figure: figures.vettedStudents, text: `vetted students on ${figures.campuses} campuses` },
  { figure: figures.reach, text: 'student reach' },
];

export const nextSteps = {
  title: 'What happens next',
  steps: [
    {
      title: 'A person reads it',
      text: 'Someone on our team emails you back. Together we settle the price, who approves the content, and who may use it afterwards.',
    },
    {
      title: 'You pick campuses, we match students',
      text: 'Tell us which students you want to reach, and where. We find the ones they listen to, and agree with you how many tables, posts or answers it takes.',
    },
    {
      title: 'Students launch, you get the grades',
      text: 'Your students get the brief and go to work. Your report card says what worked and what didn’t.',
    },
  ],
};

/** An invented report on a program, drawn as a school’s report card. */
export const reportCard = {
  title: 'Report card',
  stamp: 'Example',
  facts: [
    { label: 'Student', value: `Your brand, ${figures.pilotCampuses} campuses` },
    { label: 'Courses', value: '101, 201, 301' },
  ],
  columns: ['Subject', 'Grade', 'Remarks'],
  rows: [
    {
      subject: 'Table at the library',
      measure: 'by people who stopped',
      grade: 'A',
      remark: 'Line out the door.',
    },
    {
      subject: 'Game-day video',
      measure: 'by people who watched to the end',
      grade: 'A−',
      remark: 'Post before kickoff, not after.',
    },
    {
      subject: 'Name survey',
      measure: 'by students who answered',
      grade: 'B+',
      remark: 'Name 2 won. Nobody could spell name 1.',
    },
    {
      subject: 'Flyer under doors',
      measure: 'by people who came',
      grade: 'F',
      remark: 'Nobody reads these. We stopped.',
    },
  ],
  advice: { label: 'Next term', text: 'More tables. Name 2. No flyers.' },
};

export const planner = {
  title: 'Program planner',
  lead: 'Not sure what to say? Pick up to three things. They land in your message as one sentence.',
  /** Open and close the planner on narrow screens. */
  open: 'Build a plan',
  close: 'Hide the plan',
  program: 'Kind of program',
  /** The first is the program until one is chosen. */
  programs: [
    { label: 'Choose one', inSentence: 'a program' },
    { label: 'Ambassadors', inSentence: 'an ambassador program' },
    { label: 'Creators', inSentence: 'a creator campaign' },
    { label: 'Research', inSentence: 'a research study' },
  ] as const,
  campuses: `Campuses, ${figures.pilotCampuses} to ${figures.scaleCampuses}`,
  launch: 'Launch date',
  hint: `Takes ${figures.launchDays} days on average.`,
  /** Replaces the hint for an earlier date. */
  earlyLaunch: `Tight: our average is ${figures.launchDays}\u00a0days. Tell us more.`,
  /** The error of a past or incomplete date. */
  invalidLaunch: 'This date isn’t in your message. Choose today or later.',
  /** The sentence on the flyer, which the planner writes into the message. `launch` is empty until a date is chosen. */
  writeSentence: (program: string, campuses: number, launch: string) =>
    launch
      ? `We’d like to run ${program} on ${campuses} campuses, launching ${launch}.`
      : `We’d like to run ${program} on ${campuses} campuses.`,
  /** A link to the message. */
  inMessage: 'In your message',
  notInMessage: 'Not in your message',
  remove: 'Take it out',
  add: 'Put it in my message',
};
