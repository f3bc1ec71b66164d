import { scaleUp } from '@/components/brands/copy';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import styles from './scale-up.module.css';

export function ScaleUp() {
  return (
    <Section background="green">
      <div className={`columns ${styles.columns}`}>
        <h2>{scaleUp.title}</h2>
        <div className="stack-5">
          <p className="lead">{scaleUp.text}</p>
          <p>
            <ButtonLink href={routes.services} kind="paper">
              {scaleUp.link}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
