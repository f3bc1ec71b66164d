import { Cord, TasselEnd } from '@/components/art/cord';
import { footer } from '@/components/site/copy';
import { FooterStart } from '@/components/site/footer-start';
import { NightSwitch } from '@/components/site/night-switch';
import { roleList, listRoutes } from '@/components/roles';
import { routes, site } from '@/lib/site';

const studentRoutes = [routes.roles, ...roleList.flatMap(listRoutes)];

export function Footer() {
  return (
    <footer className="footer">
      <div className="screen-only page stack-6 footer-columns">
        <FooterStart studentRoutes={studentRoutes} {...footer.start} links={footer.links} />
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
