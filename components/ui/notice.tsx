import type { Ref } from 'react';
import { AlertIcon } from '@/components/ui/alert-icon';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  text: string;
  /** The label of the button that dismisses it. */
  button: string;
  onDismiss: () => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * The specification's "alert", in the page: announced at once, in the flow (it covers nothing), and
 * there until it is dismissed.
 */
export function Notice({ tone, text, button, onDismiss, ref }: NoticeProps) {
  return (
    <div ref={ref} className={styles.notice} data-tone={tone}>
      {tone === 'bad' && <AlertIcon />}
      <p role="alert">{text}</p>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        {button}
      </button>
    </div>
  );
}
