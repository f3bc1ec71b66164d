import { formCopy } from '@/components/forms/copy';
import { partId } from '@/lib/forms/summary';
import type { ClientForm } from '@/lib/forms/types';
import styles from './part-list.module.css';

/**
 * The parts of a form as links, on the ticket beside it. The hole before a part is punched once the
 * part is finished; styles read this from the list of the form's own strip (client/form-strip).
 */
export function PartList({ groups }: Pick<ClientForm, 'groups'>) {
  return (
    <nav aria-label={formCopy.parts}>
      <ol role="list" className={styles.parts}>
        {groups.map(({ legend }, index) => (
          <li key={legend}>
            <a href={`#${partId(index)}`}>{legend}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
