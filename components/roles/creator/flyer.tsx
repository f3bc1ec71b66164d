import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import { TearTabs } from '@/components/art/tear-tabs';
import { flyer, type PageRoute } from '@/components/roles/creator/copy';
import { ApplyNow } from '@/components/role-page/apply';
import directorsChair from '@/components/roles/creator/directors-chair.svg?raw';
import { FullRoleDrawing } from '@/components/role-page/role-drawing';
import { Link } from '@/components/ui/link';
import { role } from '@/components/roles/creator/role';
import styles from './flyer.module.css';

/** The top of the page, drawn as a flyer whose tear-off tabs link to the form. */
export function Flyer({ route }: { route: PageRoute }) {
  const otherRoute = route === role.route ? role.secondRoute : role.route;
  return (
    <section className={styles.wall}>
      <div className="page">
        <div className={`box ${styles.flyer}`} data-day-palette="">
          <div className={`stack-4 ${styles.text}`}>
            <p className="label">
              {flyer.eyebrow} / {role.title}
            </p>
            <h1 className={styles.title}>
              {flyer.titles[route].map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p className="lead">
              {flyer.openings[route]} {flyer.leads[route]}
            </p>
            <ApplyNow role={role} />
            {role.open && (
              <p>
                <Link href={otherRoute}>{flyer.otherPage[route]}</Link>
              </p>
            )}
          </div>
          <div className={`screen-only halftone ${styles.picture}`}>
            {route === role.secondRoute ? (
              <Drawing svg={directorsChair} className={ink.lines} />
            ) : (
              <FullRoleDrawing />
            )}
          </div>
        </div>
        <TearTabs
          labels={flyer.tabs}
          href={role.open ? '#apply' : undefined}
          className={styles.tabs}
        />
      </div>
    </section>
  );
}
