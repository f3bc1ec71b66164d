import { snapshots } from '@/components/services/copy';
import styles from './folder.module.css';

/** The short text of a service, drawn as a folder. The whole folder is a link to the service's section. */
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
