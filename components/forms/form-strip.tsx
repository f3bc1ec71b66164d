import { useEffect, useState, type ReactNode } from 'react';
import { getPartId } from '@/components/forms/ids';
import { formCopy } from '@/components/forms/copy';
import type { Errors } from '@/lib/forms/list-fields';
import type { FormPart } from '@/lib/forms/types';
import styles from './form-strip.module.css';

type PartState = 'done' | 'invalid';

/** Returns the index of the part that the visitor reads, about two fifths down the window, or -1. */
function useCurrentPart(count: number) {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const parts = Array.from({ length: count }, (_, index) =>
      document.getElementById(getPartId(index)),
    );
    const visible = new Set<Element | null>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        setCurrent(parts.findIndex((part) => visible.has(part)));
      },
      // Higher than the gaps between the parts.
      { rootMargin: '-35% 0px -55%' },
    );
    for (const part of parts) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [count]);
  return current;
}

interface FormStripProps {
  parts: readonly FormPart[];
  finished: readonly boolean[];
  errors: Errors;
  /** Shown above the list on wide screens. */
  card: ReactNode;
}

/**
 * Links to the parts of a form: a sticky strip with their numbers and the name of the current one on narrow screens, a
 * list beside the form on wide ones. A finished part has a check at its number, a part with errors an exclamation mark.
 */
export function FormStrip({ parts, finished, errors, card }: FormStripProps) {
  const states = parts.map(({ fields }, index): PartState | undefined => {
    if (fields.some(({ name }) => errors[name])) return 'invalid';
    return finished[index] ? 'done' : undefined;
  });
  const current = useCurrentPart(parts.length);
  return (
    <div className={styles.side}>
      <div className={styles.sticky}>
        <div className={styles.card}>
          {card && <div className={styles.about}>{card}</div>}
          <nav
            className={`screen-only ${styles.strip}`}
            aria-label={formCopy.parts}
            data-until-sent=""
          >
            <ol role="list" className={styles.parts}>
              {parts.map(({ legend }, index) => {
                const state = states[index];
                return (
                  <li key={legend} data-state={state}>
                    <a
                      href={`#${getPartId(index)}`}
                      aria-current={index === current ? 'step' : undefined}
                    >
                      <span className={styles.number}>{index + 1}</span>
                      <span className={styles.legend}>{legend}</span>
                      {state && (
                        <span className="visually-hidden">{formCopy.partStates[state]}</span>
                      )}
                    </a>
                  </li>
                );
              })}
            </ol>
          </nav>
        </div>
      </div>
    </div>
  );
}
