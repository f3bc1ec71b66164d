import {
  choose,
  EMAIL,
  select,
  type,
  type FieldAnswer,
  type OutspokenStory,
} from '@/e2e/forms/stories/types';

const required = 'This field is required';
const authorized = 'Are you authorized to work in the US?';
const securities =
  'Do you or someone in your household work for a securities firm? If so, which one?';

const aboutYou = [
  type('first_name', 'First name', 'Ada'),
  type('last_name', 'Last name', 'Lovelace'),
  type('email', 'Email', EMAIL),
  type('phone', 'Phone', '+1 609 555 0114'),
];
const school = [
  type('university', 'College or university', 'Rutgers University'),
  type('graduation_year', 'Graduation year', '2027'),
  type('college_address', 'College address', '1 College Ave, New Brunswick NJ'),
];
const links = [
  type('resume_url', 'Resume link', 'drive.google.com/ada'),
  type('cover_letter_url', 'Cover letter link (optional)', ''),
  type('instagram_url', 'Instagram link', 'instagram.com/ada'),
  type('tiktok_url', 'TikTok link', 'tiktok.com/@ada'),
];
const notes = type('additional_notes', 'Additional notes (optional)', '');

const experience = (role: string): FieldAnswer[] => [
  type('past_experience', 'Past experience', 'Dining hall, two years.\nDebate team.'),
  type('interest_reason', `Why do you want to be the ${role}?`, 'I save in jars.'),
];

const sentByBoth = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: EMAIL,
  phone: '+1 609 555 0114',
  university: 'Rutgers University',
  graduation_year: '2027',
  college_address: '1 College Ave, New Brunswick NJ',
  past_experience: 'Dining hall, two years.\nDebate team.',
  interest_reason: 'I save in jars.',
  resume_url: 'drive.google.com/ada',
  cover_letter_url: '',
  instagram_url: 'instagram.com/ada',
  tiktok_url: 'tiktok.com/@ada',
  additional_notes: '',
};

const both = (role: string) => ({
  button: 'Send application',
  banner: 'Please correct the highlighted errors:',
  thanks: {
    how: 'view' as const,
    title: 'Thank You for Applying!',
    text: `We received your application for the ${role} position. If you are a good fit, we will email you the next steps.`,
    button: 'Go to Roles',
    leadsTo: '/roles',
  },
});

export const acornsAmbassador: OutspokenStory = {
  ...both('Acorns Campus Ambassador'),
  call: 'submit-acorns-ambassador',
  route: '/acorns-ambassador',
  answers: [
    ...aboutYou,
    ...school,
    type('home_address', 'Home address', '12 St James Square, Trenton NJ'),
    type('ambassador_type', 'Which role? Social or Events', 'Both, if I may'),
    choose('work_status', authorized, 'No'),
    type('securities_firm', securities, 'No'),
    ...experience('Acorns Campus Ambassador'),
    ...links,
    notes,
  ],
  sent: {
    ...sentByBoth,
    ambassador_type: 'Both, if I may',
    home_address: '12 St James Square, Trenton NJ',
    work_status: 'no',
    securities_firm: 'No',
  },
  empty: [
    ['First name', required],
    ['Last name', required],
    ['Email', required],
    ['Phone', required],
    ['College or university', required],
    ['Graduation year', required],
    ['College address', required],
    ['Home address', required],
    ['Which role? Social or Events', required],
    [authorized, required],
    [securities, required],
    ['Past experience', required],
    ['Why do you want to be the Acorns Campus Ambassador?', required],
    ['Resume link', required],
    ['Instagram link', required],
    ['TikTok link', required],
  ],
};

export const solunaAmbassador: OutspokenStory = {
  ...both('Soluna Campus Ambassador'),
  call: 'submit-soluna-ambassador',
  route: '/soluna-ambassador',
  answers: [
    ...aboutYou,
    ...school,
    choose('work_status', authorized, 'Yes'),
    select('shirt_size', 'Shirt size', 'XXL'),
    ...experience('Soluna Campus Ambassador'),
    ...links,
    notes,
  ],
  sent: { ...sentByBoth, work_status: 'yes', shirt_size: 'XXL' },
  empty: [
    ['First name', required],
    ['Last name', required],
    ['Email', required],
    ['Phone', required],
    ['College or university', required],
    ['Graduation year', required],
    ['College address', required],
    [authorized, required],
    ['Shirt size', required],
    ['Past experience', required],
    ['Why do you want to be the Soluna Campus Ambassador?', required],
    ['Resume link', required],
    ['Instagram link', required],
    ['TikTok link', required],
  ],
};
