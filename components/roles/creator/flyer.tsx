import { ApplyLink } from '@/components/roles/shared/apply';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { Paper } from '@/components/art/paper';
import { eyebrow } from '@/components/roles/creator/copy';
import { creatorPages, type CreatorRoute } from '@/components/roles/creator/pages';
import { longFormRoute } from '@/components/roles/creator/facts';
import { roles } from '@/components/roles';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { routes } from '@/lib/routes';
import styles from './flyer.module.css';

const role = roles.creator;

interface FlyerProps {
  route: CreatorRoute;
  /** An SVG file as text. */
  drawing: string;
}

/** The top of the page, drawn as a flyer taped to a brick wall. The flyers of the two pages are laid out differently. */
export function Flyer({ route, drawing }: FlyerProps) {
  const { title, lead, linkToOtherPage } = creatorPages[route];
  const isLong = route === longFormRoute;
  return (
    <Section className={styles.wall}>
      <Paper raise="large" className={styles.flyer} data-layout={isLong ? undefined : 'mirrored'}>
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
          {role.open && (
            <p>
              <Link href={route === routes.creator ? routes.creators : routes.creator}>
                {linkToOtherPage}
              </Link>
            </p>
          )}
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
