import { isEmptyValue, type FormValues } from '@/components/forms/client/values';
import type { ClientForm } from '@/lib/forms/types';

/**
 * @param form the form
 * @param values what it holds
 * @returns for each part, in order, whether nothing is missing in it. A part of optional fields is
 *   finished once it holds something, or once nothing is missing in the others.
 */
export function finishedParts(
  { groups }: Pick<ClientForm, 'groups'>,
  values: FormValues,
): boolean[] {
  const parts = groups.map(({ fields }) => {
    const required = fields.filter(({ optional }) => !optional);
    return {
      isOptional: required.length === 0,
      isFilled: (required.length > 0 ? required : fields).every(
        ({ name }) => !isEmptyValue(values[name] ?? ''),
      ),
    };
  });
  const isComplete = parts.every(({ isOptional, isFilled }) => isOptional || isFilled);
  return parts.map(({ isOptional, isFilled }) => isFilled || (isOptional && isComplete));
}
