import type { ReactNode, Ref } from 'react';
import { TasselEnd } from '@/components/art/cord';
import { night } from '@/components/site/night-copy';
import styles from '@/components/art/cord.module.css';

interface NightSwitchProps {
  /** Its label. */
  ref?: Ref<HTMLLabelElement>;
  /** Where it is not a small tassel in a line. */
  className?: string | undefined;
  /** For its words. */
  wordClassName?: string | undefined;
  /** The tassel there, if no style draws it. */
  children?: ReactNode;
}

/**
 * A tassel that turns the site to night and to morning again. It is the label of a switch, whose words say what
 * the next pull does. An inline script hears of it and sets its state (night-script.ts); without JavaScript styles
 * ask whether it is checked (components/styles/night.css).
 */
export function NightSwitch({ ref, className, wordClassName = '', children }: NightSwitchProps) {
  return (
    <label ref={ref} className={`screen-only ${className ?? styles.switch}`}>
      <input
        type="checkbox"
        role="switch"
        aria-label={night.on}
        autoComplete="off"
        data-pull=""
        suppressHydrationWarning
      />
      <span className={`label ${wordClassName}`} aria-hidden="true">
        <span>{night.on}</span>
        <span>{night.off}</span>
      </span>
      {className ? children : <TasselEnd />}
    </label>
  );
}
