import type { ReactNode, Ref } from 'react';
import { TasselEnd } from '@/components/art/cord';
import { nightCopy } from '@/components/ui/copy';
import styles from './night-switch.module.css';

interface NightSwitchProps {
  ref?: Ref<HTMLLabelElement>;
  /** Replaces the default style, a small tassel in a line of text. */
  className?: string | undefined;
  /** Set on the visible label. */
  labelClassName?: string | undefined;
  /** Replaces the drawing of the tassel. Ignored without `className`. */
  children?: ReactNode;
}

/**
 * A switch between day and night, drawn as a tassel. night-script.ts handles its changes and sets its state; without
 * JavaScript, only the drawing is shown.
 */
export function NightSwitch({ ref, className, labelClassName = '', children }: NightSwitchProps) {
  return (
    <label ref={ref} className={`screen-only ${className ?? styles.switch}`}>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        aria-label={nightCopy.label}
        autoComplete="off"
        data-night-switch=""
        suppressHydrationWarning
      />
      <span className={`label ${styles.label} ${labelClassName}`} aria-hidden="true">
        {nightCopy.label}:{' '}
        <span className={styles.state}>
          <span>{nightCopy.off}</span>
          <span>{nightCopy.on}</span>
        </span>
      </span>
      {className ? children : <TasselEnd />}
    </label>
  );
}
