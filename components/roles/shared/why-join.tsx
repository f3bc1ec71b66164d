import type { StaticImageData } from 'next/image';
import { Picture } from '@/components/art/picture';
import { Note } from '@/components/art/note';
import type { CampusCopy } from '@/components/roles/shared/types';
import styles from './why-join.module.css';

interface WhyJoinProps {
  copy: CampusCopy['why'];
  photo: StaticImageData;
}

/** Three reasons, each on a different kind of paper. */
export function WhyJoin({ copy, photo }: WhyJoinProps) {
  return (
    <section className={styles.why} data-side="right">
      <h2>{copy.title}</h2>
      <div className={`stack-5 ${styles.reasons}`}>
        {copy.points.map(({ paper, title, text }, index) => (
          <Note
            key={title}
            className={styles.reason}
            kind={paper}
            fasten={paper === 'ruled' ? 'tape' : undefined}
            tilt={index === 1 ? 'right' : 'left'}
          >
            {paper === 'photo' && <Picture file={photo} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </Note>
        ))}
      </div>
    </section>
  );
}
