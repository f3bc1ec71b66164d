import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './button.module.css';

interface Look {
  /** `gold` for the one action a section is about, `paper` for the others. */
  kind?: 'gold' | 'paper';
  size?: 'regular' | 'small' | 'large';
  children: ReactNode;
}

/** A button that goes to a page. */
export function ButtonLink({
  kind = 'gold',
  size = 'regular',
  ...link
}: Look & ComponentProps<typeof Link>) {
  return <Link className={styles.button} data-kind={kind} data-size={size} {...link} />;
}

/** A button that goes to a place on this page: the browser's own jump, which also sets `:target`. */
export function ButtonAnchor({
  kind = 'gold',
  size = 'regular',
  children,
  ...anchor
}: Look & ComponentProps<'a'>) {
  return (
    <a className={styles.button} data-kind={kind} data-size={size} {...anchor}>
      {children}
    </a>
  );
}

/** What looks like a button within a link that is larger than it. */
export function ButtonFace({ children }: { children: ReactNode }) {
  return (
    <span className={styles.button} data-kind="gold" data-size="regular">
      {children}
    </span>
  );
}

/** A button that does something here. */
export function Button({
  kind = 'gold',
  size = 'regular',
  ...button
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles.button} data-kind={kind} data-size={size} {...button} />
  );
}
