import type { ComponentProps, ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import styles from './course.module.css';

interface CourseProps {
  id: string;
  subject: string;
  number: string;
  background: ComponentProps<typeof Section>['background'];
  copy: {
    title: string;
    lead: string;
    text: readonly string[];
    facts: readonly (readonly [string, string])[];
    action: string;
  };
  children: ReactNode;
}

/** One service, drawn as an entry of a course catalog. The course number selects the layout (course.module.css). */
export function Course({ id, subject, number, background, copy, children }: CourseProps) {
  return (
    <Section id={id} background={background}>
      <div className={`stack-5 ${styles.spread}`} data-course={number}>
        <p className={`row-4 ${styles.code}`}>
          <span className={styles.subject}>{subject}</span>{' '}
          <span className={`display ${styles.number}`}>{number}</span>
        </p>
        <div className={styles.head}>
          <h2 className={styles.title}>{copy.title}</h2>
          <p className={`lead ${styles.lead}`}>{copy.lead}</p>
        </div>
        <div className={`screen-only ${styles.drawing}`} data-day-palette="" aria-hidden="true">
          {children}
        </div>
        <div className={`stack-4 ${styles.text}`}>
          {copy.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={`facts ${styles.facts}`}>
          {copy.facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="label">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.action}>
          <ButtonLink href={routes.brands} kind={background === 'gold' ? 'on-gold' : undefined}>
            {copy.action}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
