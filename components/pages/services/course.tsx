import type { ReactNode } from 'react';
import { DescriptionList } from '@/components/ui/description-list';
import marks from '@/components/art/marks.module.css';
import { reportCardLink, type Service } from '@/components/pages/services/copy';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import { sectionIds } from '@/lib/site';
import styles from './course.module.css';

interface CourseProps {
  service: Service;
  /** Shown below the drawing. */
  programs?: ReactNode;
  /** The side of the text on wide screens. */
  side: 'left' | 'right';
  /** The service's drawing. */
  children: ReactNode;
}

/** One service, drawn as an entry of a course catalog. */
export function Course({ service, programs, side, children }: CourseProps) {
  const { id, background, code, number, title, lead, text, rows, action } = service;
  return (
    <Section id={id} background={background}>
      <div className={`stack-5 ${styles.spread}`} data-side={side}>
        <p className={`row-4 wrap ${styles.code}`}>
          <span className={marks.code}>{code}</span>{' '}
          <span className={`display ${marks.number} ${styles.number}`}>{number}</span>
        </p>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <div className="stack-4">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <DescriptionList className={styles.rows} rows={rows} />
        <p className={`row-5 wrap ${styles.action}`}>
          <ButtonLink href={routes.brands}>{action}</ButtonLink>
          <Link className="tap" href={`${routes.brands}#${sectionIds.reportCard}`}>
            {reportCardLink}
          </Link>
        </p>
        <div className={`stack-6 ${styles.aside}`}>
          <div className={`screen-only ${styles.drawing}`} data-day-palette="" aria-hidden="true">
            {children}
          </div>
          {programs}
        </div>
      </div>
    </Section>
  );
}
