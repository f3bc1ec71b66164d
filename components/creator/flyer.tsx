import { flyer } from '@/components/creator/copy';
import { ApplyNow } from '@/components/position/apply-now';
import { CreatorDrawing } from '@/components/roles/drawings/creator';
import { roles } from '@/lib/content/roles';
import styles from './flyer.module.css';

const tabs = Array.from({ length: 12 }, (_, tab) => tab);

/** The flyer on the wall by the stairs: a headline, a picture, and tabs to tear off. */
export function Flyer() {
  return (
    <section className={styles.wall}>
      <div className={`page ${styles.place}`}>
        <div className={styles.flyer}>
          <div className={styles.words}>
            <p className="label">
              {flyer.eyebrow} / {roles.creator.title}
            </p>
            <h1 className={styles.title}>
              {flyer.title.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p className="lead">{flyer.lead}</p>
            <ApplyNow role={roles.creator} />
          </div>
          <div className={styles.picture}>
            <CreatorDrawing />
          </div>
        </div>
        <ul role="list" className={styles.tabs} aria-hidden="true">
          {tabs.map((tab) => (
            <li key={tab}>{flyer.tab}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
