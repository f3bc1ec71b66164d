import { longFormPage, shortFormPage } from '@/components/roles/creator/copy';
import { longFormRoute, shortFormRoute } from '@/components/roles/creator/facts';
import { form as longForm } from '@/components/roles/creator/form';
import { form as shortForm } from '@/components/roles/creator/short-form';

/** The two pages of the creator role. facts.ts decides which form is on which page. */
export const creatorPages = {
  [longFormRoute]: { ...longFormPage, form: longForm },
  [shortFormRoute]: { ...shortFormPage, form: shortForm },
};

export type CreatorRoute = keyof typeof creatorPages;
