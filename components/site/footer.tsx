import { Cord, TasselEnd } from '@/components/art/cord';
import { footer } from '@/components/site/copy';
import { FooterHeading } from '@/components/site/footer-heading';
import { NightSwitch } from '@/components/site/night-switch';
import { Link } from '@/components/ui/link';
import { roleList, routesOf } from '@/lib/roles';
import { routes, site } from '@/lib/site';
import styles from './footer.module.css';

const studentRoutes = [routes.roles, ...roleList.flatMap(routesOf)];

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`screen-only page stack-6 ${styles.columns}`}>
        <p className={`display ${styles.heading}`}>
          <FooterHeading studentRoutes={studentRoutes} {...footer.heading} />
        </p>
        <ul role="list" className={styles.links}>
          {footer.links.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <ul role="list" className={styles.links}>
          {footer.external.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label} <span className="visually-hidden">{footer.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={`page ${styles.rights}`}>
        <p>{footer.rights}</p>
        <NightSwitch />
      </div>
      <div className={`screen-only ${styles.name}`} aria-hidden="true">
        <p className="display">{site.name}</p>
        <div className={styles.hung}>
          <Cord className={styles.cord} />
          <TasselEnd className={styles.tassel} />
        </div>
      </div>
    </footer>
  );
}
