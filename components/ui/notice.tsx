import { AlertIcon } from '@/components/ui/alert-icon';
import { Mark } from '@/components/ui/mark';
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

const focus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/**
 * The specification's "alert", in the page: announced at once and brought into view, in the flow (it covers
 * nothing), and there until it is dismissed. Good news is a diploma, and its button has the focus.
 */
export function Notice({ tone, text, button, onDismiss }: NoticeProps) {
  return (
    <div ref={scrollIntoView} className={`row-3 ${styles.notice}`} data-tone={tone}>
      {tone === 'bad' ? <AlertIcon /> : <Mark size={56} />}
      <p role="alert">{text}</p>
      <button
        ref={tone === 'good' ? focus : null}
        type="button"
        className={styles.dismiss}
        onClick={onDismiss}
      >
        {button}
      </button>
    </div>
  );
}
