import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  icon: ReactNode;
  text: string;
  link?: { text: string; href: string } | undefined;
  dismissLabel: string;
  onDismiss: () => void;
}

const scrollIntoView = (notice: HTMLElement | null) =>
  notice?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

const focusButton = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** An alert in the flow of the page, shown until it is dismissed. With the tone `good`, its button gets the focus. */
export function Notice({ tone, icon, text, link, dismissLabel, onDismiss }: NoticeProps) {
  return (
    <div ref={scrollIntoView} className={`row-3 ${styles.notice}`} data-tone={tone}>
      {icon}
      <p role="alert">{text}</p>
      {link && <ButtonLink href={link.href}>{link.text}</ButtonLink>}
      <button
        ref={tone === 'good' ? focusButton : null}
        type="button"
        className={styles.dismiss}
        onClick={onDismiss}
      >
        {dismissLabel}
      </button>
    </div>
  );
}
