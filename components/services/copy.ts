import { facts } from '@/lib/content/phrases';

/** The words of the services page. Figures come from lib/content/facts.ts, by lib/content/phrases.ts. */
export const hero = {
  eyebrow: 'Course catalog, all terms',
  title: 'Three ways onto campus',
  lead: `${facts.campusesManaged} campuses managed, vetted students on ${facts.campuses}, ${facts.reach} student reach, and a ${facts.launchDays}-day average launch window. Choose your course.`,
  signpost: 'Signpost',
} as const;

/** The tabs of the file drawer, and the anchors of the sections below. */
export const snapshots = {
  label: 'The three courses',
  more: 'Read the entry',
  drawer: 'AMB–RES',
  cards: [
    {
      code: 'AMB 101',
      id: 'amb-101',
      title: 'Ambassador programs',
      text: 'Your brand, carried by students who already have a seat at the table. Sometimes they also carry the table.',
    },
    {
      code: 'CRE 201',
      id: 'cre-201',
      title: 'Creator campaigns',
      text: 'Videos made between classes, by people whose classmates are the audience.',
    },
    {
      code: 'RES 301',
      id: 'res-301',
      title: 'Campus research',
      text: 'Surveys and focus groups, before you print a truckload of the wrong sticker.',
    },
  ],
} as const;

export const ambassadors = {
  title: 'Ambassador programs',
  lead: 'Put somebody on the inside.',
  text: [
    'An ambassador is a student first. They know that the good table is the one by the library steps, that nobody reads email in finals week, and which club meeting is really about the food.',
    `Social leads post. Events leads host. You can test a program with ${facts.pilotCampuses} campuses or scale it to ${facts.scaleCampuses}. For most programs, launch is ${facts.launchDays} days away.`,
  ],
  facts: [
    ['Start with', `${facts.pilotCampuses} campuses`],
    ['Scale to', `${facts.scaleCampuses} campuses`],
    ['Launch', `${facts.launchDays} days for most programs`],
  ],
  action: 'Plan an ambassador program',
} as const;

export const creators = {
  title: 'Creator campaigns',
  lead: 'Made by the feed, for the feed.',
  text: [
    'Students can smell an ad from across the dining hall. So we hand the camera to the ones they already watch: the roommate with the good lighting, the lab partner with the timing.',
    'Creators tell us what they like to make, from lifestyle to wellness, and rate each kind from least favorite to favorite. So we know who would be glad to get your brief.',
  ],
  facts: [
    ['Reach', `${facts.reach} students`],
    ['Where', 'Instagram and TikTok'],
    ['Who', 'Student creators, vetted'],
  ],
  action: 'Brief our creators',
  kinds: ['Lifestyle', 'Educational', 'Entertainment', 'Fashion', 'Wellness'],
} as const;

export const research = {
  title: 'Campus research',
  lead: 'Ask the room before you paint it.',
  text: [
    `${facts.studentsEngagedWeekly} students engaged weekly make a good room to ask in: which name they would wear on a shirt, which flavor they would walk across campus for, which ad made them leave.`,
    'Surveys for the count. Focus groups for the sentence behind the count. Both with the students you want as customers.',
  ],
  facts: [
    ['Formats', 'Surveys and focus groups'],
    ['Students on', `${facts.campuses} campuses`],
    ['Answers from', facts.vettedStudentsInWords],
  ],
  action: 'Ask our students',
} as const;
