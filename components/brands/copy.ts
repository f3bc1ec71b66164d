import { snapshots } from '@/components/services/copy';
import { facts } from '@/lib/content/phrases';

export const pitch = {
  eyebrow: 'For brands',
  title: 'Bring your brand to campus',
  lead: 'Four fields, and a person reads them. Tell us what students should know, try or tell you.',
  card: 'Registration card',
  formTitle: 'Start a program',
};

/** What a marketing director needs in ten seconds. */
export const proof = [
  { figure: `${facts.launchDays} days`, text: 'average launch window' },
  {
    figure: `${facts.pilotCampuses} to ${facts.scaleCampuses}`,
    text: 'campuses: test small, then scale',
  },
  { figure: facts.vettedStudents, text: `vetted students across ${facts.campuses} campuses` },
  { figure: facts.reach, text: 'student reach' },
];

export const next = {
  title: 'What happens next',
  steps: [
    { title: 'You write to us', text: 'Name, email, and a message if you like. Rough is fine.' },
    { title: 'A person reads it', text: 'No funnel, no bot. One of us answers by email.' },
    {
      title: 'We pick the people',
      text: `You say who should hear it. We find the campuses among ${facts.campuses}, and the students among ${facts.vettedStudents} we have vetted.`,
    },
    {
      title: 'You launch',
      text: `${facts.launchDays} days is our average launch window, and it holds for most programs.`,
    },
  ],
};

export const scale = {
  title: `Test with ${facts.pilotCampuses}. Scale to ${facts.scaleCampuses}.`,
  text: `Every flag is a campus. Start with the ${facts.pilotCampuses} that teach you the most, keep what works, and take it as far as ${facts.scaleCampuses}. It is familiar ground: ${facts.campusesManaged} campuses managed so far, and vetted students on ${facts.campuses}.`,
  link: 'See the course catalog',
};

const [ambassadors, creators, research] = snapshots.cards;

export const planner = {
  kind: 'What kind of program?',
  /** `said`: as the sentence for the inquiry says it. */
  kinds: [
    { said: 'an ambassador program', title: ambassadors.title },
    { said: 'a creator campaign', title: creators.title },
    { said: 'campus research', title: research.title },
  ],
  name: 'Program planner',
  campuses: 'How many campuses?',
  launch: 'When does it launch?',
  hint: `${facts.launchDays} days from today at the earliest.`,
  calendar: {
    caption: `The ${facts.launchDays}-day average launch window`,
    weekdays: 'SMTWTFS',
    first: 'We start',
    last: 'You launch',
  },
  add: 'Put it in my message',
  note: 'A plan, not an offer. You can change every word of it before you send it.',
} as const;
