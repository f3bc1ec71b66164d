import { getInputId } from '@/components/forms/ids';
import type { Field } from '@/lib/forms/types';
import styles from './failure.module.css';

interface ErrorBannerProps {
  title: string;
  invalidFields: readonly Field[];
}

/** The banner above a form: a title and links to the fields in error. */
export function ErrorBanner({ title, invalidFields }: ErrorBannerProps) {
  if (invalidFields.length === 0) return null;
  return (
    <div role="group" aria-labelledby="error-banner" className={styles.banner} data-banner>
      <h2 id="error-banner" className={styles.title}>
        {title}
      </h2>
      <ul role="list">
        {invalidFields.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${getInputId(name)}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
