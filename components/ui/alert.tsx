import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import styles from './alert.module.css';

interface AlertProps {
  tone: 'good' | 'bad';
  icon: ReactNode;
  text: string;
  link?: { text: string; href: string } | undefined;
}

/** An alert in the flow of the page. Its text can be focused. */
export function Alert({ tone, icon, text, link }: AlertProps) {
  return (
    <div className={`row-3 ${styles.alert}`} data-tone={tone}>
      {icon}
      <p role="alert" tabIndex={-1}>
        {text}
      </p>
      {link && <ButtonLink href={link.href}>{link.text}</ButtonLink>}
    </div>
  );
}
