import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import styles from './button.module.css';

interface ButtonStyle {
  /** `paper`: a secondary action. */
  kind?: 'paper';
  size?: 'small' | 'large';
}

/**
 * A link styled as a button. An `href` that starts with `#` needs a plain anchor, because Next's links don't set
 * `:target`.
 */
export function ButtonLink({ kind, size, ...link }: ButtonStyle & ComponentProps<typeof Link>) {
  const Anchor = link.href.startsWith('#') ? 'a' : Link;
  return <Anchor className={styles.button} data-kind={kind} data-size={size} {...link} />;
}

export function Button({ kind, ...button }: Pick<ButtonStyle, 'kind'> & ComponentProps<'button'>) {
  return <button type="button" className={styles.button} data-kind={kind} {...button} />;
}
