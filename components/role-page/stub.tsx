import { formCopy } from '@/components/forms/copy';
import { getPartId } from '@/components/forms/summary';
import type { Role } from '@/components/role-page/types';
import type { FormPart, FormDefinition } from '@/lib/forms/types';
import styles from './stub.module.css';

/** Links to the parts of a form. The circle before a link is filled, like a punched hole, when the part is finished. */
function PartList({ parts }: { parts: readonly FormPart[] }) {
  return (
    <nav aria-label={formCopy.parts}>
      <ol role="list" className={styles.parts}>
        {parts.map(({ legend }, index) => (
          <li key={legend}>
            <a href={`#${getPartId(index)}`}>{legend}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A summary of the role beside the form on wide screens. */
export function Stub({ role, form }: { role: Role; form: FormDefinition }) {
  return (
    <section className={styles.stub} aria-label={role.title}>
      <div className="box" data-day-palette="">
        <div className={styles.text}>
          <p className={`display ${styles.title}`}>{role.title}</p>
          {role.open && <PartList parts={form.parts} />}
          <dl>
            {role.cardRows.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
