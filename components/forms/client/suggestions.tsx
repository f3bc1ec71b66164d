import { useWatch, type Control } from 'react-hook-form';
import { useIsHydrated } from '@/components/forms/client/use-is-hydrated';
import type { FormValues } from '@/components/forms/client/values';
import { formCopy } from '@/components/forms/copy';
import type { TextField } from '@/lib/forms/types';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  field: TextField;
  control: Control<FormValues>;
  /** Puts a suggestion into the field. */
  setField: (name: string, value: string) => void;
}

/** The suggestions of a text field as buttons; the one that stands in the field is shown as pressed. */
export function Suggestions({ field, control, setField }: SuggestionsProps) {
  const isHydrated = useIsHydrated();
  const value = useWatch({ control, name: field.name });
  return (
    <p className={styles.suggestions}>
      {field.suggestions?.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          // A keyboard has the datalist, and Tab leads to the next question.
          tabIndex={-1}
          aria-label={`${formCopy.fillIn} ${suggestion}`}
          aria-pressed={isHydrated && value === suggestion}
          onClick={() => setField(field.name, suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </p>
  );
}
