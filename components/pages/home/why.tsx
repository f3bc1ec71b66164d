import marks from '@/components/art/marks.module.css';
import { why } from '@/components/pages/home/copy';
import { CampusGrowth, LaunchCalendar } from '@/components/pages/home/figure-drawings';
import { PinnedNote } from '@/components/pages/home/pinned-note';
import { Section } from '@/components/ui/section';
import { sectionIds } from '@/lib/site';
import styles from './why.module.css';

/** Four reasons, drawn as notes on a bulletin board. */
export function Why() {
  return (
    <Section background="green" id={sectionIds.why} tabIndex={-1} className={styles.board}>
      <div className={`stack-7 ${styles.grid}`}>
        <div className={`stack-5 ${styles.intro}`}>
          <h2 className="size-4">{why.title}</h2>
          <p className="lead">{why.lead}</p>
        </div>
        <PinnedNote name="on-campus" tilt="right" {...why.onCampus} />
        <PinnedNote name="vetted" kind="ruled" tilt="left" {...why.vetted}>
          <p className={`screen-only ${marks.stamp} ${styles.stamp}`} aria-hidden="true">
            {why.vetted.stamp}
          </p>
        </PinnedNote>
        <PinnedNote name="launch" kind="notebook" tilt="right" {...why.launch}>
          <LaunchCalendar />
        </PinnedNote>
        <PinnedNote name="scale" kind="sky" tilt="left" {...why.scale}>
          <CampusGrowth />
        </PinnedNote>
        <p className={`screen-only ${styles.stickyNote}`} aria-hidden="true">
          <span className={styles.lost}>{why.stickyNote.lost}</span>
          <span className={styles.found}>{why.stickyNote.found}</span>
        </p>
      </div>
    </Section>
  );
}
