import type { StaticImageData } from 'next/image';
import { Picture } from '@/components/art/picture';
import type { CampusCopy } from '@/components/role-page/types';
import styles from './why-join.module.css';

interface WhyJoinProps {
  copy: CampusCopy['why'];
  photo: StaticImageData;
}

const columns = ['left', 'middle', 'right'];

/** Three reasons, each on a different kind of paper. */
export function WhyJoin({ copy, photo }: WhyJoinProps) {
  return (
    <section className={styles.why} data-side="right">
      <h2>{copy.title}</h2>
      <ul role="list" className={`stack-5 ${styles.reasons}`}>
        {copy.points.map(({ paper, title, text }, index) => (
          <li key={title} className={styles.reason} data-kind={paper} data-column={columns[index]}>
            <div
              className={`box ${paper === 'card' ? 'index-card' : ''} ${styles.paper}`}
              data-day-palette=""
            >
              {paper === 'photo' && <Picture file={photo} />}
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
