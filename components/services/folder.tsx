import { snapshots } from '@/components/services/copy';
import styles from './folder.module.css';

/** A folder that links to its course below. The link covers the whole folder. */
export function Folder({ code, id, title, text }: (typeof snapshots)['cards'][number]) {
  return (
    <article className={styles.folder} data-course={code.slice(-3)} data-day-palette="">
      <p className={styles.tab}>{code}</p>
      <div className={`stack-3 ${styles.face}`}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        <a className={`covering ${styles.more}`} href={`#${id}`}>
          {snapshots.more}
          <span className="visually-hidden">: {title}</span>
        </a>
        <p className={`display ${styles.number}`} aria-hidden="true">
          {code.slice(-3)}
        </p>
      </div>
    </article>
  );
}
