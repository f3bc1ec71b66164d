import { ApplyLink } from '@/components/roles/shared/apply';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { Paper } from '@/components/art/paper';
import { eyebrow, tabsLabel } from '@/components/roles/creator/copy';
import { creatorPages, type CreatorRoute } from '@/components/roles/creator/pages';
import { longFormRoute, shortFormRoute } from '@/components/roles/creator/facts';
import { roles } from '@/components/roles';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import styles from './flyer.module.css';

const role = roles.creator;

interface FlyerProps {
  route: CreatorRoute;
  /** An SVG file as text. */
  drawing: string;
}

/** The top of the page, drawn as a flyer on a brick wall, with tabs that lead to the other page. */
export function Flyer({ route, drawing }: FlyerProps) {
  const { title, lead, color } = creatorPages[route];
  const isLong = route === longFormRoute;
  return (
    <Section
      className={styles.wall}
      background={color}
      data-layout={isLong ? undefined : 'mirrored'}
    >
      <nav className={`screen-only ${styles.tabs}`} aria-label={tabsLabel} data-day-palette="">
        {[longFormRoute, shortFormRoute].map((tab) => (
          <Link key={tab} href={tab} aria-current={tab === route ? 'page' : undefined}>
            {creatorPages[tab].tab}
          </Link>
        ))}
      </nav>
      <Paper raise="large" className={styles.flyer}>
        <div className={`stack-4 ${styles.text}`}>
          <p className="label">
            {eyebrow} / {role.title}
          </p>
          <h1 className={styles.title}>
            {title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="lead">{lead}</p>
          <ApplyLink role={role} />
        </div>
        <div
          className={`screen-only halftone ${styles.picture}`}
          data-background={isLong ? 'sky' : 'gold'}
        >
          <Drawing svg={drawing} className={ink.lines} />
        </div>
      </Paper>
    </Section>
  );
}
