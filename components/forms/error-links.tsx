import { inputId } from '@/components/forms/control';
import type { Field } from '@/lib/forms/types';

/** The fields in error by their labels, each a link that moves focus to its field. */
export function ErrorLinks({ fields }: { fields: readonly Field[] }) {
  return (
    <ul role="list">
      {fields.map(({ name, label }) => (
        <li key={name}>
          <a href={`#${inputId(name)}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
