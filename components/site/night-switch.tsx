'use client';

import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { TasselEnd } from '@/components/art/cord';
import { isNight, pull, subscribeToNight } from '@/components/site/night';
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
 * the next pull does. Without JavaScript styles ask whether it is checked (components/styles/night.css).
 */
export function NightSwitch({ ref, className, wordClassName = '', children }: NightSwitchProps) {
  const box = useRef<HTMLInputElement>(null);
  const checked = useSyncExternalStore(subscribeToNight, isNight, () => false);

  useLayoutEffect(() => {
    // Pulled before hydration: a page comes with an empty box.
    if (box.current?.checked && !isNight()) pull();
  }, []);

  return (
    <label ref={ref} className={className ?? styles.switch} data-screen-only="">
      <input
        ref={box}
        type="checkbox"
        role="switch"
        aria-label={checked ? night.until : night.on}
        checked={checked}
        onChange={pull}
        autoComplete="off"
        data-pull=""
      />
      <span className={`label ${wordClassName}`} aria-hidden="true">
        <span>{night.on}</span>
        <span>{night.off}</span>
      </span>
      {className ? children : <TasselEnd />}
    </label>
  );
}
