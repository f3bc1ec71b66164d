import type { StaticImageData } from 'next/image';
import { team } from '@/components/pages/about/copy';
import { NotPictured } from '@/components/pages/about/not-pictured';
import { people } from '@/components/pages/about/team';
import { Photo } from '@/components/art/photo';
import { Section } from '@/components/ui/section';
import styles from './yearbook.module.css';

const portraits = import.meta.glob<{ default: StaticImageData }>(
  './portraits/*.{svg,png,jpg,jpeg,webp,avif}',
  { eager: true },
);

function findPortrait(file: string): string {
  const portrait = portraits[`./portraits/${file}`];
  if (!portrait)
    throw new Error(
      `components/pages/about/team.ts: components/pages/about/portraits has no picture “${file}”. The name must be the same, and end in .svg, .png, .jpg, .jpeg, .webp or .avif in lower case.`,
    );
  return portrait.default.src;
}

/** The team, drawn as a page of a school yearbook. */
export function Yearbook() {
  return (
    <Section background="chalk">
      <div className={`stack-5 ${styles.head}`}>
        <div className="stack-3">
          <p className="label">{team.eyebrow}</p>
          <h2 className="size-4">{team.title}</h2>
          <p className="lead">{team.lead}</p>
        </div>
        <div className={`stack-4 ${styles.signatures}`} aria-hidden="true">
          <i className={styles.neverChangeNote} />
          <i className={styles.greatSummerNote} />
        </div>
      </div>
      <ul role="list" className={styles.photos}>
        {people.map(({ name, role, superlative, portrait }) => (
          <li key={role}>
            {/* `width` is twice the displayed width, because only the middle of a landscape photo is visible. Photos
                load eagerly, because lazy images may be missing from a print. */}
            <Photo
              src={findPortrait(portrait)}
              alt=""
              width={480}
              height={576}
              className={styles.photo}
              loading="eager"
              fetchPriority="low"
            />
            {name && <p className={styles.name}>{name}</p>}
            <h3 className={styles.role}>{role}</h3>
            <p className={styles.superlative}>
              <span>{superlative}</span>
            </p>
          </li>
        ))}
        <NotPictured />
      </ul>
    </Section>
  );
}
