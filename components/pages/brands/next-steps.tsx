import { nextSteps, stillDeciding } from '@/components/pages/brands/copy';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import styles from './next-steps.module.css';

export function NextSteps() {
  return (
    <Section>
      <h2>{nextSteps.title}</h2>
      <ol role="list" className={`steps ${styles.steps}`}>
        {nextSteps.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className="screen-only lead">
        {stillDeciding.text} <Link href={routes.services}>{stillDeciding.link}</Link>.
      </p>
    </Section>
  );
}
