import { acornsAmbassadorForm } from '@/lib/forms/acorns-ambassador';
import { ambassadorManagerForm } from '@/lib/forms/ambassador-manager';
import { brandForm } from '@/lib/forms/brand';
import { creatorApplicationForm } from '@/lib/forms/creator-application';
import { creatorApplyForm } from '@/lib/forms/creator-apply';
import { solunaAmbassadorForm } from '@/lib/forms/soluna-ambassador';
import type { FormId, FormDefinition, ClientForm } from '@/lib/forms/types';

/** Each under its own `call`. How to add one: docs/forms.md, "Adding a form". */
const definitions = {
  submit: brandForm,
  apply: creatorApplyForm,
  'submit-creator-application': creatorApplicationForm,
  'submit-ambassador-manager': ambassadorManagerForm,
  'submit-acorns-ambassador': acornsAmbassadorForm,
  'submit-soluna-ambassador': solunaAmbassadorForm,
} satisfies { [Id in FormId]: FormDefinition & { call: Id } };

/** Every form with its own literal types. */
export type FormDefinitions = typeof definitions;

/** Every form by its id. */
export const forms: Record<FormId, FormDefinition> = definitions;

/** The part of a form that travels to the browser with the page: plain data, no schema. */
export function toClientForm({ schema: _schema, ...view }: FormDefinition): ClientForm {
  return view;
}
