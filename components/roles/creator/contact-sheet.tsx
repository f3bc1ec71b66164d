import { Picture } from '@/components/art/picture';
import { contactSheet } from '@/components/roles/creator/copy';
import flexible from '@/components/roles/creator/flexible.svg';
import networking from '@/components/roles/creator/networking.svg';
import paid from '@/components/roles/creator/paid.svg';
import { Section } from '@/components/ui/section';
import styles from './contact-sheet.module.css';

const pictures = { paid, flexible, networking };

/** The section “What you get”, drawn as a strip of film. */
export function ContactSheet() {
  return (
    <Section background="ink" className={styles.sheet}>
      <h2>{contactSheet.title}</h2>
      <ul role="list" className={`stack-6 ${styles.film}`}>
        {contactSheet.frames.map(({ id, title, text }) => (
          <li key={id}>
            <div className={`screen-only ${styles.frame}`}>
              <Picture file={pictures[id]} />
            </div>
            <h3 className={styles.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
