import type { ReactNode } from 'react';
import { getPartId } from '@/components/forms/ids';
import { formCopy } from '@/components/forms/copy';
import type { Errors } from '@/lib/forms/list-fields';
import type { FormPart } from '@/lib/forms/types';
import styles from './form-strip.module.css';

type PartState = 'done' | 'invalid';

interface FormStripProps {
  parts: readonly FormPart[];
  finished: readonly boolean[];
  errors: Errors;
  /** Shown above the list on wide screens. */
  card: ReactNode;
}

/**
 * Links to the parts of a form: a sticky strip with their numbers on narrow screens, a list with their names beside the
 * form on wide ones. The number of a finished part has a check, the number of a part with errors an exclamation mark.
 */
export function FormStrip({ parts, finished, errors, card }: FormStripProps) {
  const states = parts.map(({ fields }, index): PartState | undefined => {
    if (fields.some(({ name }) => errors[name])) return 'invalid';
    return finished[index] ? 'done' : undefined;
  });
  const doneCount = states.filter((state) => state === 'done').length;
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
                    <a href={`#${getPartId(index)}`}>
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
            <p className={styles.count}>{formCopy.countParts(doneCount, parts.length)}</p>
          </nav>
        </div>
      </div>
    </div>
  );
}
