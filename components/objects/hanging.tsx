import type { ReactNode } from 'react';
import { Cord, Knot } from '@/components/art/cord';
import styles from './hanging.module.css';

interface HangingProps {
  /** Sets the length of the cord (`--cord-length`) and the angle of the swing (`--swing`). */
  className?: string;
  children: ReactNode;
}

/** An object on a cord, which swings once around the cord's upper end. A press pushes it aside. */
export function Hanging({ className = '', children }: HangingProps) {
  return (
    <div className={`${styles.hanging} ${className}`}>
      <Cord className={`screen-only ${styles.cord}`} />
      <Knot className={`screen-only ${styles.knot}`} />
      {children}
    </div>
  );
}
