import type { ComponentType } from 'react';
import type { ControlProps } from '@/components/forms/control';
import { Checkboxes, Radios, Rating } from '@/components/forms/inputs/choice-group';
import { Select } from '@/components/forms/inputs/select';
import { TextArea } from '@/components/forms/inputs/text-area';
import { TextInput } from '@/components/forms/inputs/text-input';
import type { Field, FieldType } from '@/lib/forms/types';

/** The field shape that carries the given type. */
type FieldOf<Type extends FieldType, F extends Field = Field> = F extends Field
  ? Type extends F['type']
    ? F
    : never
  : never;

type InputByType = { [Type in FieldType]: ComponentType<ControlProps<FieldOf<Type>>> };

/** The component of each field type. A new type does not compile until it has one. */
export const inputByType: InputByType = {
  text: TextInput,
  email: TextInput,
  tel: TextInput,
  url: TextInput,
  number: TextInput,
  textarea: TextArea,
  select: Select,
  radio: Radios,
  checkboxes: Checkboxes,
  rating: Rating,
};
