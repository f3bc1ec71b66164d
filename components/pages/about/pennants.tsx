import { values } from '@/components/pages/about/copy';
import { Cord } from '@/components/art/cord';
import { Emblem } from '@/components/pages/about/emblem';
import { Section } from '@/components/ui/section';
import pennant from './pennant.module.css';
import styles from './pennants.module.css';

const pennants = [
  { felt: 'gold', position: 'outer-left' },
  { felt: 'green', position: 'inner-left' },
  { felt: 'paper', position: 'inner-right' },
  { felt: 'brick', position: 'outer-right' },
];

/** The four values, drawn as pennants on a string. */
export function Pennants() {
  return (
    <Section background="sky">
      <h2 className="size-4">{values.title}</h2>
      <div className={styles.hanging}>
        <Cord className={`screen-only ${styles.cord}`} />
        <Cord className={`screen-only ${styles.cord}`} />
        <svg
          className={`screen-only ${styles.string}`}
          viewBox="0 0 100 40"
          width="100"
          height="40"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            d="M-47-99Q50 171 147-99"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <ul role="list" className={`stack-6 ${styles.list}`}>
          {values.list.map(({ first, rest, text }, i) => (
            <li
              key={rest}
              className={styles.value}
              data-felt={pennants[i]?.felt}
              data-position={pennants[i]?.position}
            >
              <div className={pennant.pennant} data-day-palette="">
                <h3 className={pennant.name}>
                  {first} <span>{rest}</span>
                </h3>
                <Emblem index={i} className={`screen-only ${pennant.emblem}`} />
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
