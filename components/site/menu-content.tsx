import { TasselPicture } from '@/components/art/cord';
import { nav } from '@/components/site/copy';
import { Logo } from '@/components/site/logo';
import { NavLink } from '@/components/site/nav-link';
import { NightSwitch } from '@/components/site/night-switch';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';
import styles from './menu.module.css';

/**
 * The content of the menu on narrow screens. The close button is a link, which works without JavaScript. Links use
 * `replace`, because the open menu has a history entry of its own.
 */
export function MenuContent() {
  return (
    <>
      <div className={styles.top}>
        <Logo replace />
        <a
          href="#content"
          role="button"
          className={`box ${styles.toggle}`}
          aria-label={nav.closeMenu}
          data-close=""
        >
          <span className={styles.cross} aria-hidden="true" />
        </a>
      </div>
      <nav aria-label={nav.label}>
        <ul role="list" className={styles.links}>
          {[...nav.links, ...nav.more].map(({ label, href }) => (
            <li key={href}>
              <NavLink href={href} replace>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <NightSwitch className={styles.tassel} labelClassName={styles.label}>
        <TasselPicture />
      </NightSwitch>
      <div className={`stack-4 ${styles.actions}`}>
        <ButtonLink kind="paper" href={nav.create.href} replace>
          {nav.create.label}
        </ButtonLink>
        <ButtonLink href={routes.brands} replace>
          {nav.start}
        </ButtonLink>
      </div>
    </>
  );
}
