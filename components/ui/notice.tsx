import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'good' | 'bad';
  icon: ReactNode;
  text: string;
  link?: { text: string; href: string } | undefined;
}

/** An alert in the flow of the page. Its text can be focused. */
export function Notice({ tone, icon, text, link }: NoticeProps) {
  return (
    <div className={`row-3 ${styles.notice}`} data-tone={tone}>
      {icon}
      <p role="alert" tabIndex={-1}>
        {text}
      </p>
      {link && <ButtonLink href={link.href}>{link.text}</ButtonLink>}
    </div>
  );
}
