import { scale } from '@/components/brands/copy';
import { Section } from '@/components/ui/section';
import { ButtonLink } from '@/components/ui/button';
import { network } from '@/lib/content/facts';
import { routes } from '@/lib/site';
import styles from './scale.module.css';

const flags = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, campus) => {
    const x = 5 + ((from + campus) % 20) * 40;
    const y = 6 + Math.floor((from + campus) / 20) * 52;
    return `M${x} ${y}v40M${x} ${y}l26 9-26 9`;
  }).join('');

/** A flag for every campus of the largest program; the pilot's are up. */
export function Scale() {
  return (
    <Section background="green" className={styles.scale}>
      <div className={styles.words}>
        <h2>{scale.title}</h2>
        <div>
          <p>{scale.text}</p>
          <p className={styles.action}>
            <ButtonLink href={routes.services}>{scale.link}</ButtonLink>
          </p>
        </div>
      </div>
      <svg className={styles.flags} viewBox="0 0 800 262" aria-hidden="true">
        <path
          d={flags(network.pilotCampuses, network.scaleCampuses)}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={flags(0, network.pilotCampuses)}
          fill="var(--gold)"
          stroke="var(--gold)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Section>
  );
}
