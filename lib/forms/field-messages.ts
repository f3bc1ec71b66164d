import type { Check } from '@/lib/forms/checks';

/** Most of these are agreed with the agency (docs/editing-copy.md). A field or form may replace some of them. */
export const fieldMessages = {
  required: 'This field is required',
  email: 'Please enter a valid email address',
  instagram: 'Please enter a valid Instagram URL (e.g., instagram.com/username)',
  tiktok: 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)',
  link: 'Please enter a valid URL (e.g., drive.google.com/your-file)',
  rating: 'Please select a rating or N/A',
  number: 'Please enter digits only',
  range: (min: number, max: number) => `Please enter a whole number from ${min} to ${max}`,
} satisfies Record<Check, string> & Record<string, unknown>;
