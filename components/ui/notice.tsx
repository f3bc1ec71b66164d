import { AlertIcon } from '@/components/ui/alert-icon';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  text: string;
  /** The label of the button that dismisses it. */
  button: string;
  onDismiss: () => void;
}

const scrollIntoView = (notice: HTMLElement | null) =>
  notice?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/**
 * The specification's "alert", in the page: announced at once and brought into view, in the flow (it covers
 * nothing), and there until it is dismissed.
 */
export function Notice({ tone, text, button, onDismiss }: NoticeProps) {
  return (
    <div ref={scrollIntoView} className={`row-3 ${styles.notice}`} data-tone={tone}>
      {tone === 'bad' && <AlertIcon />}
      <p role="alert">{text}</p>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        {button}
      </button>
    </div>
  );
}
