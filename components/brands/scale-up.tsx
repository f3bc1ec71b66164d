import { scaleUp } from '@/components/brands/copy';
import { LaunchCalendar } from '@/components/brands/launch-calendar';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import styles from './scale-up.module.css';

export function ScaleUp() {
  return (
    <Section background="green">
      <div className={`stack-6 ${styles.columns}`}>
        <div className={`stack-5 ${styles.text}`}>
          <h2>{scaleUp.title}</h2>
          <p>{scaleUp.text}</p>
          <p>
            <ButtonLink href={routes.services} kind="paper">
              {scaleUp.link}
            </ButtonLink>
          </p>
        </div>
        <LaunchCalendar />
      </div>
    </Section>
  );
}
