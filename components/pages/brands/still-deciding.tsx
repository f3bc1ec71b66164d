import { stillDeciding } from '@/components/pages/brands/copy';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import styles from './still-deciding.module.css';

export function StillDeciding() {
  return (
    <Section background="green">
      <div className={`columns ${styles.columns}`}>
        <h2>{stillDeciding.title}</h2>
        <div className="stack-5">
          <p className="lead">{stillDeciding.text}</p>
          <p>
            <ButtonLink href={routes.services} kind="paper">
              {stillDeciding.link}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
