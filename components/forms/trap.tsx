import { honeypot } from '@/lib/forms/honeypot';
import styles from './trap.module.css';

/** The trap for robots: out of sight, out of the tab order, out of the accessibility tree. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {honeypot.label}
        <input type="text" autoComplete="off" tabIndex={-1} name={honeypot.name} />
      </label>
    </div>
  );
}
