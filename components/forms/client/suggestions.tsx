'use client';

import { useWatch } from 'react-hook-form';
import { useFormState } from '@/components/forms/client/form-context';
import { formCopy } from '@/components/forms/copy';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { TextField } from '@/lib/forms/types';
import styles from './suggestions.module.css';

/** The suggestions of a text field as buttons; the one that stands in the field is shown as pressed. */
export function Suggestions({ field }: { field: TextField }) {
  const { control, setField } = useFormState();
  const isHydrated = useIsHydrated();
  const value = useWatch({ control, name: field.name });
  return (
    <p className={styles.suggestions} data-screen-only="">
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
