import { RoleCrop } from '@/components/art/role-crop';
import { PartList } from '@/components/position/part-list';
import { positionWords } from '@/components/position/copy';
import type { FormDefinition } from '@/lib/forms/types';
import { ticketNumber } from '@/lib/roles';
import type { Role } from '@/lib/roles/types';
import styles from './stub.module.css';

/** The stub that was torn off the role's ticket on /roles: its picture, its facts, the form's parts. */
export function Stub({ role, form }: { role: Role; form: FormDefinition }) {
  return (
    <section className={styles.stub} aria-label={positionWords.stub}>
      <div className={`box ${styles.ticket}`} data-paper="">
        <div className={styles.band}>
          <RoleCrop of="band" className={styles.picture} />
        </div>
        <div className={styles.words}>
          <p className="label">
            {positionWords.role} {ticketNumber(role)}
          </p>
          <p className={`display ${styles.title}`}>{role.title}</p>
          {role.open && <PartList parts={form.groups} />}
          <dl>
            {role.stub.map(({ label, value }) => (
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
