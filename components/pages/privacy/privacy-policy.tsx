import { Paper } from '@/components/art/paper';
import { policy } from '@/components/pages/privacy/copy';
import { PolicySection } from '@/components/pages/privacy/policy-section';
import { sections } from '@/components/pages/privacy/sections';
import { Section } from '@/components/ui/section';
import styles from './privacy-policy.module.css';

/** The table of contents and the sections, drawn as a student handbook. */
export function PrivacyPolicy() {
  return (
    <Section background="chalk" className={styles.policy}>
      <div className={`columns ${styles.columns}`}>
        <nav className={`screen-only ${styles.contents}`} aria-label={policy.contents}>
          <p className="label">{policy.contents}</p>
          <ol role="list">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Paper className={styles.sheet}>
          {sections.map((section) => (
            <PolicySection key={section.id} section={section} />
          ))}
        </Paper>
      </div>
    </Section>
  );
}
