import type { UseFormRegisterReturn } from 'react-hook-form';
import { honeypot } from '@/lib/forms/fields-of';
import styles from './honeypot.module.css';

/** A field for robots: out of sight, out of the tab order, out of the accessibility tree. */
export function Honeypot({ registration }: { registration?: UseFormRegisterReturn | undefined }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {honeypot.label}
        <input
          type="text"
          autoComplete="off"
          tabIndex={-1}
          name={honeypot.name}
          {...registration}
        />
      </label>
    </div>
  );
}
