import { nextSteps } from '@/components/pages/brands/copy';
import { ReportCard } from '@/components/pages/brands/report-card';
import { Section } from '@/components/ui/section';
import styles from './next-steps.module.css';

export function NextSteps() {
  return (
    <Section background="sky">
      <div className={`columns ${styles.columns}`}>
        <div>
          <h2>{nextSteps.title}</h2>
          <ol role="list" className={`steps ${styles.steps}`}>
            {nextSteps.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <ReportCard />
      </div>
    </Section>
  );
}
