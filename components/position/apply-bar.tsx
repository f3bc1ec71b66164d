import { RoleCrop } from '@/components/art/role-crop';
import { positionWords } from '@/components/position/copy';
import { Punches } from '@/components/position/punches';
import { SendingStatus } from '@/components/position/sending-status';
import { ButtonLink } from '@/components/ui/button';
import type { FormDefinition } from '@/lib/forms/types';
import type { Role } from '@/lib/roles/types';
import styles from './apply-bar.module.css';

/**
 * On phones, a bar at the lower edge that names the role and leads on to the form until the form is
 * there; the last thing in what stands above the form. A submit moves the page up: the bar, then,
 * says what the form does. Nothing for a closed role.
 */
export function ApplyBar({ role, form }: { role: Role; form: FormDefinition }) {
  if (!role.open) return null;
  return (
    <SendingStatus form={form} className={`stack-3 ${styles.bar}`}>
      <RoleCrop of="badge" className={styles.picture} />
      <span className={styles.role}>
        <span>{role.title}</span>
        <Punches parts={form.groups} />
      </span>
      <ButtonLink href="#apply">{positionWords.apply}</ButtonLink>
    </SendingStatus>
  );
}
