/** What the fixtures of the campus ambassador forms share (lib/forms/campus.ts). */
import { choose, EMAIL, type } from '@/lib/testing/fixture';

export const aboutYou = [
  type('first_name', 'First name', 'Ada'),
  type('last_name', 'Last name', 'Lovelace'),
  type('email', 'Email', EMAIL),
  type('phone', 'Phone', '+1 609 555 0114'),
];
export const school = [
  type('university', 'College or university', 'Rutgers University'),
  type('graduation_year', 'Graduation year', '2027'),
  type('college_address', 'College address', '1 College Ave, New Brunswick NJ'),
];
export const links = [
  type('resume_url', 'Resume link', 'drive.google.com/ada'),
  type('cover_letter_url', 'Cover letter link (optional)', ''),
  type('instagram_url', 'Instagram link', 'instagram.com/ada'),
  type('tiktok_url', 'TikTok link', 'tiktok.com/@ada'),
];
export const notes = type('additional_notes', 'Additional notes (optional)', '');

export const authorized = (option: string, sent: string) =>
  choose('work_status', 'Are you authorized to work in the US?', option, { sent });
export const experience = (role: string) => [
  type('past_experience', 'Past experience', 'Dining hall, two years.\nDebate team.'),
  type('interest_reason', `Why do you want to be the ${role}?`, 'I save in jars.'),
];

export const both = (role: string) => ({
  button: 'Send application',
  submitting: 'Submitting...',
  banner: 'Please correct the highlighted errors:',
  failure: { prefix: '', ellipsis: '', noAnswer: 'An error occurred. Please try again.' },
  thanks: {
    how: 'view' as const,
    title: 'Thank You for Applying!',
    text: `We received your application for the ${role} position. If you are a good fit, we will email you the next steps.`,
    button: 'Go to Roles',
    leadsTo: '/roles',
  },
});
