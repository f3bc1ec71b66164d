'use client';

import { useFormState, useProgress } from '@/components/forms/client/form-context';
import { formCopy } from '@/components/forms/copy';
import { partId } from '@/lib/forms/summary';
import styles from './part-list.module.css';

/**
 * The parts of a form as links, on the ticket beside it. The hole before a part is punched once the
 * part is finished.
 */
export function PartList() {
  const { groups } = useFormState().form;
  const { finished } = useProgress();
  return (
    <nav aria-label={formCopy.parts}>
      <ol role="list" className={styles.parts}>
        {groups.map(({ legend }, index) => (
          <li key={legend} data-finished={finished[index] || undefined}>
            <a href={`#${partId(index)}`}>{legend}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
