import { AlertIcon } from '@/components/art/alert-icon';
import styles from './alert.module.css';

/** An alert in the flow of the page. Its text can be focused. */
export function Alert({ text }: { text: string }) {
  return (
    <div className={`row-3 ${styles.alert}`}>
      <AlertIcon />
      <p role="alert" tabIndex={-1}>
        {text}
      </p>
    </div>
  );
}
