import { Picture } from '@/components/art/picture';
import { why } from '@/components/home/copy';
import growth from '@/components/home/growth.svg';
import month from '@/components/home/month.svg';
import { Notice } from '@/components/home/notice';
import { Section } from '@/components/ui/section';
import { Swing } from '@/components/ui/swing';
import { sectionIds } from '@/lib/site';
import styles from './why.module.css';

/** The bulletin board: four notices on four kinds of paper, pinned a little askew. */
export function Why() {
  return (
    <Section background="green" id={sectionIds.why} tabIndex={-1} className={styles.board}>
      <div className={`stack-7 ${styles.grid}`}>
        <div className={`stack-5 ${styles.intro}`}>
          <h2 className="size-4">{why.title}</h2>
          <p className="lead">{why.lead}</p>
        </div>
        <Notice kind="flyer" {...why.flyer} tabs={why.tabs} />
        <Notice kind="card" {...why.vetted}>
          <p className={styles.stamp} aria-hidden="true">
            {why.stamp}
          </p>
        </Notice>
        <Notice kind="calendar" {...why.launch}>
          <Picture file={month} />
        </Notice>
        <Notice kind="graph" {...why.scale}>
          <Picture file={growth} />
        </Notice>
        <p className={`screen-only ${styles.lost}`} aria-hidden="true">
          {why.lost}
        </p>
      </div>
      <Swing />
    </Section>
  );
}
