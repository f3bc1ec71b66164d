import { useRouter } from 'next/navigation';
import { DiplomaCap } from '@/components/art/diploma-cap';
import { RoleCrop } from '@/components/art/role-crop';
import { formCopy } from '@/components/forms/copy';
import { thankYouId } from '@/components/forms/thank-you-hash';
import styles from './thank-you.module.css';
import { Dialog } from '@/components/ui/dialog';
import type { ClientForm } from '@/lib/forms/types';

interface ThankYouProps {
  form: ClientForm;
  open: boolean;
  /** As it was typed; without it the ticket names nobody. */
  firstName?: string | undefined;
  /** Called when the visitor stays on the page after closing. */
  onStay: () => void;
}

/**
 * The thank-you of a form: a modal whose every way of closing leads where its button leads, or one
 * line. Without script, both are shown by their hash (`:target`). For a role, it shows the ticket that
 * stood beside the form, all its parts punched.
 */
export function ThankYou({ form, open, firstName, onStay }: ThankYouProps) {
  const router = useRouter();
  const { success, route } = form;

  if (success.kind === 'notice') {
    // With script, the form says it in its own notice.
    return open ? null : (
      <p id={thankYouId} className={styles.line}>
        {success.text}
      </p>
    );
  }

  const { title, role, text, button, leadsTo } = success;
  return (
    <Dialog
      id={thankYouId}
      open={open}
      button={button}
      action={leadsTo ?? route}
      onClose={() => (leadsTo ? router.push(leadsTo) : onStay())}
    >
      <DiplomaCap />
      {role && (
        <div className={styles.shadow}>
          <div className={styles.ticket}>
            <RoleCrop of="badge" className={styles.picture} />
            <div className={styles.words}>
              <p className="label">{formCopy.admitOne}</p>
              {firstName && <p className={`display ${styles.name}`}>{firstName}</p>}
              <p className={styles.role}>{role}</p>
            </div>
            <p className={styles.holes} aria-hidden="true">
              {form.groups.map(({ legend }) => (
                <i key={legend} />
              ))}
            </p>
          </div>
        </div>
      )}
      <h2 id={`${thankYouId}-title`} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
    </Dialog>
  );
}
