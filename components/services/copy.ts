import { facts } from '@/lib/facts';

export const hero = {
  eyebrow: 'Services / Course catalog',
  title: 'Three ways onto campus',
  lead: `Ambassadors, creators and research. Take one, or all three. ${facts.campusesManaged} campuses managed, with a ${facts.launchDays}-day average launch window.`,
  navLabel: 'Our services',
} as const;

/** The short texts of the services (snapshots.tsx). Each `id` is the ID of a section further down the page. */
export const snapshots = {
  label: 'Our services, in short',
  more: 'See the course',
  drawerLabel: 'Our services, AMB–RES',
  cards: [
    {
      code: 'AMB 101',
      id: 'amb-101',
      title: 'Ambassador programs',
      text: 'Students introduce your brand to people they already know. Sometimes they carry the folding table, too.',
    },
    {
      code: 'CRE 201',
      id: 'cre-201',
      title: 'Creator campaigns',
      text: 'Videos made between classes, for an audience of classmates.',
    },
    {
      code: 'RES 301',
      id: 'res-301',
      title: 'Campus research',
      text: 'Surveys and focus groups, before you print a truckload of the wrong stickers.',
    },
  ],
} as const;

export const ambassadors = {
  title: 'Ambassador programs',
  lead: 'Get someone on the inside.',
  text: [
    'Ambassadors are students first. They know which spot gets the foot traffic, which week nobody reads email, and which club meeting is really about the food.',
    `Some students post. Some host events. Test your program with ${facts.pilotCampuses} campuses or scale it to ${facts.scaleCampuses}.`,
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
  lead: 'Made for the feed, by the people in it.',
  text: [
    'Students can smell an ad from across the dining hall. So we hand the camera to the ones they already watch: the roommate with good lighting, the lab partner with great timing.',
    'Creators tell us what kind of videos they love to make, and we match your brief to them.',
  ],
  facts: [
    ['Reach', `${facts.reach} students`],
    ['Where', 'Instagram and TikTok'],
    ['Who', 'Vetted student creators'],
  ],
  action: 'Brief our creators',
  contentTypes: ['Lifestyle', 'Educational', 'Entertainment', 'Fashion', 'Wellness'],
} as const;

export const research = {
  title: 'Campus research',
  lead: 'Read the room before you paint it.',
  text: [
    `Our network has ${facts.studentsEngagedWeekly} students engaged weekly. Ask them before you print. Which name would they wear on a shirt? Which flavor would they cross campus for? Which ad would they skip?`,
    'Surveys tell you how many. Focus groups tell you why. Both come from the students you’re trying to reach.',
  ],
  facts: [
    ['Formats', 'Surveys and focus groups'],
    ['You’ll hear from', `${facts.vettedStudents} vetted students`],
    ['Where they study', `${facts.campuses} campuses`],
  ],
  action: 'Ask our students',
} as const;
