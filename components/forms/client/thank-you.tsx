import { useRouter } from 'next/navigation';
import { DiplomaCap } from '@/components/art/diploma-cap';
import { thankYouId } from '@/components/forms/thank-you-hash';
import styles from './thank-you.module.css';
import { Dialog } from '@/components/ui/dialog';
import type { ClientForm } from '@/lib/forms/types';

interface ThankYouProps {
  form: ClientForm;
  open: boolean;
  /** Called when the visitor stays on the page after closing. */
  onStay: () => void;
}

/**
 * The thank-you of a form: a modal whose every way of closing leads where its button leads, or one
 * line. Without script, both are shown by their hash (`:target`).
 */
export function ThankYou({ form, open, onStay }: ThankYouProps) {
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
      {role && <p className="label">{role}</p>}
      <h2 id={`${thankYouId}-title`} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
    </Dialog>
  );
}
