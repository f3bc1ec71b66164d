import { AlertIcon } from '@/components/art/alert-icon';
import { formCopy } from '@/components/forms/copy';
import styles from './failure.module.css';

/** The notice after a failed submission. Its text can be focused. */
export function Notice({ text }: { text: string }) {
  return (
    <div className={`row-3 wrap ${styles.notice}`}>
      <AlertIcon />
      <div>
        <p role="alert" tabIndex={-1}>
          {text}
        </p>
        <p>{formCopy.answersKept}</p>
      </div>
    </div>
  );
}
