import { useRouter } from 'next/navigation';
import { DiplomaCap } from '@/components/art/diploma-cap';
import { useApplicationState } from '@/components/forms/client/application-provider';
import { thankYouId } from '@/components/forms/control';
import { Dialog } from '@/components/ui/dialog';
import styles from './thank-you.module.css';

/**
 * The thank-you of a form: a modal whose every way of closing leads where its button leads, or one
 * line. Without script, both are shown by their hash (`:target`).
 */
export function ThankYou() {
  const { form, status, edit } = useApplicationState();
  const router = useRouter();
  const { success, route } = form;
  const isOpen = status.name === 'submitted';

  if (success.kind === 'notice') {
    // With script, the form says it in its own notice.
    return isOpen ? null : (
      <p id={thankYouId} className={styles.line}>
        {success.text}
      </p>
    );
  }

  const { title, role, text, button, leadsTo } = success;
  return (
    <Dialog
      id={thankYouId}
      open={isOpen}
      button={button}
      action={leadsTo ?? route}
      onClose={() => (leadsTo ? router.push(leadsTo) : edit())}
    >
      <DiplomaCap />
      {role && <p className="label">{role}</p>}
      <h2 id={`${thankYouId}-title`} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
    </Dialog>
  );
}
