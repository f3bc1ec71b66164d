import { Drawing } from '@/components/art/drawing';
import campus from '@/components/pages/home/campus.svg?raw';
import campusStyles from '@/components/pages/home/campus.module.css';
import { hero } from '@/components/pages/home/copy';
import { HeroTassel } from '@/components/pages/home/hero-tassel';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`page ${styles.columns}`}>
        <p className={`label ${styles.eyebrow}`}>{hero.eyebrow}</p>
        <h1 className={styles.title}>{hero.title}</h1>
        <HeroTassel />
        <div className={styles.pitch}>
          <p className={`lead ${styles.lead}`}>{hero.lead}</p>
          <p className={styles.actions}>
            <ButtonLink href={routes.brands} size="large">
              {hero.action}
            </ButtonLink>
            <ButtonLink href={routes.roles} size="large" kind="paper">
              {hero.students}
            </ButtonLink>
            <Link className="tap" href={routes.services}>
              {hero.services}
            </Link>
          </p>
        </div>
      </div>
      <Drawing svg={campus} className={`screen-only ${campusStyles.campus} ${styles.campus}`} />
    </section>
  );
}
