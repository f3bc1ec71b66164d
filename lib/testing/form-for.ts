import { findForm } from '@/components/site/forms';
import type { FormDefinition, FormId } from '@/lib/forms/types';

/** @throws if no form has this id */
export function formFor(formId: FormId): FormDefinition {
  const form = findForm(formId);
  if (!form) throw new Error(`No form has the id ${formId}.`);
  return form;
}
