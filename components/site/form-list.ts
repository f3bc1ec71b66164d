import 'server-only';
import { brandForm } from '@/components/pages/brands/form';
import { roleList } from '@/components/roles';
import { creatorPages } from '@/components/roles/creator/pages';
import { routes } from '@/lib/routes';
import type { FormDefinition, FormId } from '@/lib/forms/types';

/** The brand form, the form of each role, and the second form of the creator role. */
export const formList: readonly FormDefinition[] = [
  brandForm,
  ...roleList.map(({ form }) => form),
  creatorPages[routes.creators].form,
];

export const findForm = (id: FormId): FormDefinition | undefined =>
  formList.find((form) => form.formId === id);
