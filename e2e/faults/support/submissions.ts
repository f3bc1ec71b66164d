import { forms } from '@/lib/forms/registry';
import type { FormId, Field } from '@/lib/forms/types';

export const calls = Object.keys(forms) as FormId[];

function valueOf(field: Field, mark: string): unknown {
  switch (field.type) {
    case 'email':
      return `${mark}@example.edu`;
    case 'number':
      return '2027';
    case 'rating':
      return '3';
    case 'select':
    case 'radio':
      return field.options[0]?.value;
    case 'checkboxes':
      return field.options.map(({ value }) => value);
    case 'url':
      return field.name.startsWith('tiktok') ? `tiktok.com/@${mark}` : `instagram.com/${mark}.link`;
    default:
      return `${field.name} ${mark}`;
  }
}

/**
 * @param call one of the six
 * @param mark stands in every field that takes free text
 * @returns values that the form accepts, under its own names
 */
export function validValues(call: FormId, mark = 'ada'): Record<string, unknown> {
  const fields: readonly Field[] = forms[call].groups.flatMap((group) => [...group.fields]);
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, mark)]));
}
