import { nav } from '@/components/site/copy';
import { Logo } from '@/components/site/logo';
import { Menu } from '@/components/site/menu';
import { MenuContent } from '@/components/site/menu-content';
import { Progress } from '@/components/site/progress';
import { ButtonLink } from '@/components/ui/button';
import { NavLink } from '@/components/site/nav-link';
import { routes } from '@/lib/routes';
import styles from './header.module.css';

/** The header of every page. progress.tsx updates `data-scrolled`. */
export function Header() {
  return (
    <header className={styles.header} data-scrolled="false" suppressHydrationWarning>
      <a className={`screen-only ${styles.skip}`} href="#content">
        {nav.skip}
      </a>
      <div className={`page row-5 ${styles.bar}`}>
        <Logo />
        <nav className={`screen-only ${styles.nav}`} aria-label={nav.label}>
          <ul role="list" className={`row-2 ${styles.links}`}>
            {nav.links.map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`screen-only row-3 ${styles.actions}`}>
          {nav.more.map(({ label, href }) => (
            <NavLink key={href} className={styles.more} href={href}>
              {label}
            </NavLink>
          ))}
          <ButtonLink kind="paper" size="small" href={nav.create.href}>
            {nav.create.label}
          </ButtonLink>
          <ButtonLink size="small" href={routes.brands}>
            {nav.start}
          </ButtonLink>
        </div>
        <Menu label={nav.menu} openLabel={nav.openMenu}>
          <MenuContent />
        </Menu>
      </div>
      <Progress />
    </header>
  );
}
