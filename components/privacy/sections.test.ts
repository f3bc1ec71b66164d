import { expect, test } from 'vitest';
import { sections } from '@/components/privacy/sections';
import { fieldsOf } from '@/lib/forms/fields-of';
import { forms } from '@/lib/forms/registry';

/** How the policy's line about a form begins. */
const lines: Readonly<Record<string, string>> = {
  submit: 'Brands:',
  apply: 'Creators:',
  'submit-creator-application': 'Creators:',
  'submit-ambassador-manager': 'Ambassador managers:',
  'submit-acorns-ambassador': 'Campus ambassadors:',
  'submit-soluna-ambassador': 'Campus ambassadors:',
};

/** The policy's words, and the fields that they stand for. */
const words: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'firstName', 'lastName', 'first_name', 'last_name'],
  email: ['email', 'school_email'],
  phone: ['phone', 'phone_number'],
  'a message': ['message'],
  school: ['school'],
  university: ['university'],
  major: ['major'],
  graduation: ['gradYear', 'graduation_year', 'graduation_date'],
  'follower counts': ['instagramFollowers', 'tiktokFollowers'],
  'Instagram and TikTok links': ['instagram', 'instagram_link', 'tiktok', 'tiktok_link'],
  profiles: ['instagram', 'instagram_url', 'tiktok', 'tiktok_url', 'linkedin'],
  'the work that interests you': ['interest'],
  'visa sponsorship': ['visa'],
  'how you heard about us': ['howDidYouHear'],
  'your skills': ['skills'],
  'how you rate kinds of content': [
    'lifestyle',
    'educational',
    'entertainment',
    'fashion',
    'wellness',
  ].map((kind) => `content_${kind}`),
  'a video': ['video_example_url'],
  'a headshot': ['headshot_url'],
  'a resume': ['resume_url'],
  'a cover letter': ['cover_letter_url'],
  'your experience': ['past_experience', 'campus_marketing_exp', 'leadership_exp'],
  'the time you can commit': ['time_commitment'],
  'why you want the role': ['interest_reason'],
  'add notes': ['additional_notes'],
  'college address': ['college_address'],
  'home address': ['home_address'],
  'authorized to work in the US': ['work_status'],
  'the type of role': ['ambassador_type'],
  'a securities firm': ['securities_firm'],
  'your shirt size': ['shirt_size'],
};

const blocks = sections.find(({ id }) => id === 'information')!.blocks.flat();

function isSaid(call: string, name: string): boolean {
  const begins = lines[call];
  const line = begins && blocks.find((block) => block.startsWith(begins));
  if (!line) return false;
  return Object.entries(words).some(([said, names]) => names.includes(name) && line.includes(said));
}

test('“That is the whole list” is true: the policy says everything that a form asks for', () => {
  const unsaid = Object.values(forms).flatMap((form) =>
    fieldsOf(form)
      .filter(({ name }) => !isSaid(form.call, name))
      .map(({ name }) => `${form.call}: ${name}`),
  );
  const hint = 'write these into components/privacy/sections.ts, and their words into this test';
  expect(unsaid, hint).toEqual([]);
});
