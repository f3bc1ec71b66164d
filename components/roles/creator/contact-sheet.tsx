import { Picture } from '@/components/art/picture';
import { contactSheet } from '@/components/roles/creator/copy';
import flexible from '@/components/roles/creator/flexible.svg';
import networking from '@/components/roles/creator/networking.svg';
import paid from '@/components/roles/creator/paid.svg';
import { Section } from '@/components/ui/section';
import styles from './creator-page.module.css';

const pictures = { paid, flexible, networking };

/** The section “What you get”, drawn as a strip of film. */
export function ContactSheet() {
  return (
    <Section background="ink" className={styles.section}>
      <h2>{contactSheet.title}</h2>
      <ul role="list" className={styles.film}>
        {contactSheet.frames.map(({ id, title, text }) => (
          <li key={id}>
            <div className={`screen-only ${styles.frame}`}>
              <Picture file={pictures[id]} />
            </div>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
