import { requiredness, type ControlProps } from '@/components/forms/control';
import type { TextField } from '@/lib/forms/types';
import styles from './inputs.module.css';

/**
 * One line of text. A link is typed as text with a link keyboard: `type="url"` would refuse
 * "instagram.com/ada", which is what people type.
 */
export function TextInput({
  field,
  id,
  value,
  native,
  aria,
  registration,
  renderSuggestions,
}: ControlProps<TextField>) {
  const listId = field.suggestions && `${id}-suggestions`;
  const plain = field.type === 'url' || field.type === 'email';
  return (
    <>
      <input
        className={styles.input}
        id={id}
        name={field.name}
        type={field.type === 'url' ? 'text' : field.type}
        inputMode={field.inputMode ?? (field.type === 'url' ? 'url' : undefined)}
        autoComplete={field.autoComplete ?? (field.type === 'url' ? 'off' : undefined)}
        autoCapitalize={plain ? 'none' : field.autoCapitalize}
        autoCorrect={plain ? 'off' : undefined}
        spellCheck={field.autoCapitalize === 'sentences'}
        enterKeyHint="next"
        list={listId}
        defaultValue={value as string | undefined}
        {...requiredness({ field, native })}
        {...aria}
        {...registration}
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
