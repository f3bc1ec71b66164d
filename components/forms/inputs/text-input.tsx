import { inputProps, type ControlProps } from '@/components/forms/control';
import type { TextField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/**
 * One line of text. A link is typed as text with a link keyboard: `type="url"` would refuse
 * "instagram.com/ada", which is what people type.
 */
export function TextInput(control: ControlProps<TextField>) {
  const { field, renderSuggestions } = control;
  const listId = field.suggestions && `${control.id}-suggestions`;
  const isLink = field.type === 'url';
  const isAddress = isLink || field.type === 'email';
  return (
    <>
      <input
        className={styles.input}
        type={isLink ? 'text' : field.type}
        inputMode={field.inputMode ?? (isLink ? 'url' : undefined)}
        autoComplete={field.autoComplete ?? (isLink ? 'off' : undefined)}
        autoCapitalize={isAddress ? 'none' : field.autoCapitalize}
        autoCorrect={isAddress ? 'off' : undefined}
        spellCheck={field.autoCapitalize === 'sentences'}
        enterKeyHint="next"
        list={listId}
        {...inputProps(control)}
      />
      {field.suggestions && (
        <>
          <datalist id={listId}>
            {field.suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
          {renderSuggestions?.(field)}
        </>
      )}
    </>
  );
}
