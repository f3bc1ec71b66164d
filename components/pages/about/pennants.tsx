import { values } from '@/components/pages/about/copy';
import { Cord } from '@/components/art/cord';
import { Emblem, emblems } from '@/components/pages/about/emblem';
import { Section } from '@/components/ui/section';
import pennant from './pennant.module.css';
import styles from './pennants.module.css';

/** Where the pennants hang on wide screens. */
const positions = ['outer-left', 'inner-left', 'inner-right', 'outer-right'] as const satisfies {
  length: (typeof values.list)['length'];
};

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
          {values.list.map(({ id, first, rest, text }, index) => (
            <li
              key={id}
              className={styles.value}
              data-felt={emblems[id].felt}
              data-position={positions[index]}
            >
              <div className={pennant.pennant} data-day-palette="">
                <h3 className={pennant.name}>
                  {first} <span>{rest}</span>
                </h3>
                <Emblem emblem={emblems[id]} className={`screen-only ${pennant.emblem}`} />
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
