import { formCopy } from '@/components/forms/copy';
import { partId } from '@/lib/forms/summary';
import type { FieldGroup } from '@/lib/forms/types';
import styles from './part-list.module.css';

/**
 * The parts of a form as links, on the ticket beside it. The form punches the hole before a part once the part
 * is finished.
 */
export function PartList({ parts }: { parts: readonly FieldGroup[] }) {
  return (
    <nav aria-label={formCopy.parts}>
      <ol role="list" className={styles.parts} data-parts="">
        {parts.map(({ legend }, index) => (
          <li key={legend}>
            <a href={`#${partId(index)}`}>{legend}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
