import { Cord, TasselEnd } from '@/components/art/cord';
import { footer } from '@/components/site/copy';
import { FooterHeading } from '@/components/site/footer-heading';
import { NightSwitch } from '@/components/site/night-switch';
import { Link } from '@/components/ui/link';
import { roleList, routesOf } from '@/lib/roles';
import { routes, site } from '@/lib/site';

const studentRoutes = [routes.roles, ...roleList.flatMap(routesOf)];

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="screen-only page stack-6 footer-columns">
        <p className="display footer-heading">
          <FooterHeading studentRoutes={studentRoutes} {...footer.heading} />
        </p>
        <ul role="list" className="footer-links">
          {footer.links.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <ul role="list" className="footer-links">
          {footer.external.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label} <span className="visually-hidden">{footer.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="page row-4 footer-rights">
        <p>{footer.rights}</p>
        <NightSwitch />
      </div>
      <div className="screen-only footer-name" aria-hidden="true">
        <p className="display">{site.name}</p>
        <div className="footer-hung">
          <Cord />
          <TasselEnd />
        </div>
      </div>
    </footer>
  );
}
