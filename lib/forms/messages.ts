import { requiredMessage } from '@/lib/forms/required-message';

/** What forms say about a field, word for word as the specification has it (docs/decisions.md). */
export const messages = {
  required: requiredMessage,
  email: 'Please enter a valid email address',
  managerEmailRequired: 'Email is required',
  managerEmail: 'Please use a valid email address',
  managerResumeRequired: 'Please provide a link to your resume',
  managerUrl: 'Please provide a valid URL',
  instagram: 'Please enter a valid Instagram URL (e.g., instagram.com/username)',
  tiktok: 'Please enter a valid TikTok URL (e.g., tiktok.com/@username)',
  url: 'Please enter a valid URL (e.g., drive.google.com/your-file)',
  rating: 'Please select a rating or N/A',
  /** Ours: the specification leaves the number fields of the short creator form to the browser. */
  number: 'Please enter a whole number',
} as const;

/** The label of the button, and of what stands for it elsewhere, while a submission is under way. */
export const submittingLabel = 'Submitting...';

export const banners = {
  manager: 'Please fill all required fields!',
  campus: 'Please correct the highlighted errors:',
  creator: 'Please correct the errors below before submitting',
} as const;
