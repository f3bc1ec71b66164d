import { createContext, use } from 'react';
import type { FormValues } from '@/components/forms/values';
import { formCopy } from '@/components/forms/copy';
import { typeInto } from '@/lib/browser/inputs';
import type { TextField } from '@/lib/forms/types';
import styles from './suggestions.module.css';

/** The form's current values; empty before hydration. */
export const FormValuesContext = createContext<FormValues>({});

/** A text field's suggestions as buttons. The suggestion that equals the value is pressed. */
export function SuggestionButtons({ field: { name, suggestions } }: { field: TextField }) {
  const value = use(FormValuesContext)[name];
  return (
    <p className={`screen-only ${styles.suggestions}`}>
      {suggestions?.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          // Keyboard users have the datalist.
          tabIndex={-1}
          aria-label={`${formCopy.fillIn} ${suggestion}`}
          aria-pressed={value === suggestion}
          onClick={({ currentTarget: { form } }) => {
            const input = form?.elements.namedItem(name);
            if (input instanceof HTMLInputElement) typeInto(input, suggestion);
          }}
        >
          {suggestion}
        </button>
      ))}
    </p>
  );
}
