import { findForm } from '@/components/site/forms';
import type { FormDefinition, FormId } from '@/lib/forms/types';

/** @throws where no form makes this call */
export function formFor(call: FormId): FormDefinition {
  const form = findForm(call);
  if (!form) throw new Error(`There is no form for ${call}.`);
  return form;
}
