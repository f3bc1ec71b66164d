import { figures } from '@/lib/facts';

export const pitch = {
  eyebrow: 'For brands',
  title: 'Bring your brand to campus',
  lead: 'Tell us what you have in mind. We’ll bring the students.',
  /** The heading of the sheet that holds the form and the planner. */
  sheet: 'Campus brief',
  formTitle: 'Tell us about your program',
};

/** The figures at the top of /brands. */
export const proof = [
  { figure: `${figures.launchDays} days`, text: 'average launch window' },
  {
    figure: `${figures.pilotCampuses} to ${figures.scaleCampuses}`,
    text: 'campuses: test small, then scale',
  },
  { figure: figures.vettedStudents, text: `vetted students on ${figures.campuses} campuses` },
  { figure: figures.reach, text: 'student reach' },
];

export const nextSteps = {
  title: 'What happens next',
  steps: [
    { title: 'You send the form', text: 'Your name, your email, and a message if you want.' },
    { title: 'A person reads it', text: 'No bots. Someone on our team will email you back.' },
    {
      title: 'We pick the people',
      text: 'Tell us who you want to reach. We’ll match students to your audience and your campuses.',
    },
    {
      title: 'You launch',
      text: 'Your students get the brief and go to work. You hear what worked and what didn’t.',
    },
  ],
};

export const stillDeciding = { text: 'Still deciding?', link: 'See our services' };

export const planner = {
  title: 'Program planner',
  lead: 'Not sure what to say? Pick three things, and we’ll draft your message.',
  /** Opens the planner on narrow screens. */
  open: 'Build a plan',
  program: 'What kind of program?',
  programs: [
    { label: 'An ambassador program', inSentence: 'an ambassador program' },
    { label: 'A creator campaign', inSentence: 'a creator campaign' },
    { label: 'A research program', inSentence: 'a research program' },
  ] as const,
  /** In the sentence, until a program is chosen. */
  anyProgram: 'a program',
  campuses: 'How many campuses?',
  launch: 'When do you want to launch?',
  hint: `Pick a date at least ${figures.launchDays} days out.`,
  /** Replaces the hint after a date that is too early or incomplete. */
  launchError: `Pick a full date, at least ${figures.launchDays} days from today.`,
  result: 'Your plan so far',
  /** On the flyer, until a program and a date are chosen. */
  flyer: { program: 'A program', campuses: 'campuses', date: 'Launch date to come' },
  /** The sentence that the planner adds to the message. `launch` is empty until a date is chosen. */
  writeSentence: (program: string, campuses: number, launch: string) =>
    `We’d like to run ${program} on ${campuses} campuses${launch && `, launching ${launch}`}.`,
  add: 'Add to my message',
  note: 'Just a starting point. Edit anything before you send.',
};
