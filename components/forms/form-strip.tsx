import { useEffect, useState, type ReactNode } from 'react';
import { getPartId } from '@/components/forms/ids';
import { formCopy } from '@/components/forms/copy';
import type { Errors } from '@/lib/forms/list-fields';
import type { FormPart } from '@/lib/forms/types';
import fieldsStyles from './form-fields.module.css';
import styles from './form-strip.module.css';

type PartState = 'done' | 'invalid';

/** Returns the id of the current part: the last one focused, or scrolled past 30 % of the window. */
function useCurrentPart(count: number) {
  const [current, setCurrent] = useState(getPartId(0));
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-30% 0px -70%' },
    );
    const listeners = new AbortController();
    for (let index = 0; index < count; index += 1) {
      const part = document.getElementById(getPartId(index))!;
      observer.observe(part);
      // After a failed submit, the banner may be where the part would be.
      part.addEventListener('focusin', () => setCurrent(part.id), listeners);
    }
    return () => {
      observer.disconnect();
      listeners.abort();
    };
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
                      aria-current={getPartId(index) === current ? 'step' : undefined}
                    >
                      <span className={`${fieldsStyles.number} ${styles.number}`}>{index + 1}</span>
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
