import 'server-only';
import { brandForm } from '@/components/brands/form';
import { listForms, roleList } from '@/components/roles';
import type { FormDefinition, FormId } from '@/lib/forms/types';

/** The brand form, then each role's forms. */
export const formList: readonly FormDefinition[] = [brandForm, ...roleList.flatMap(listForms)];

export const findForm = (id: FormId): FormDefinition | undefined =>
  formList.find((form) => form.formId === id);
