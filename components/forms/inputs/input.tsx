import type { ControlProps } from '@/components/forms/control';
import { Checkboxes, Radios, Rating } from '@/components/forms/inputs/choice-group';
import { Select } from '@/components/forms/inputs/select';
import { TextArea } from '@/components/forms/inputs/text-area';
import { TextInput } from '@/components/forms/inputs/text-input';

/** The input of a field, by its type. A new type of another shape does not compile until it has one. */
export function Input(control: ControlProps) {
  const { field } = control;
  switch (field.type) {
    case 'textarea':
      return <TextArea {...control} field={field} />;
    case 'select':
      return <Select {...control} field={field} />;
    case 'radio':
      return <Radios {...control} field={field} />;
    case 'checkboxes':
      return <Checkboxes {...control} field={field} />;
    case 'rating':
      return <Rating {...control} field={field} />;
    default:
      return <TextInput {...control} field={field} />;
  }
}
