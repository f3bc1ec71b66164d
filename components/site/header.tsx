import { nav } from '@/components/site/copy';
import { Logo } from '@/components/site/logo';
import { Menu } from '@/components/site/menu';
import { NavLink } from '@/components/site/nav-link';
import { NightSwitch } from '@/components/ui/night-switch';
import { Progress } from '@/components/site/progress';
import { ButtonLink } from '@/components/ui/button';
import styles from './header.module.css';
import menuStyles from './menu.module.css';

/** The header of every page. scroll-script.ts updates `data-scrolled`. */
export function Header() {
  const links = nav.links.map(({ label, href }) => (
    <li key={href}>
      <NavLink className="tap" href={href}>
        {label}
      </NavLink>
    </li>
  ));
  return (
    <header className={styles.header} data-scrolled="false" suppressHydrationWarning>
      <a className={`screen-only ${styles.skip}`} href="#content">
        {nav.skip}
      </a>
      <div className={`page row-5 apart ${styles.bar}`}>
        <Logo />
        <nav className={`screen-only row-3 ${styles.nav}`} aria-label={nav.label}>
          <ul role="list" className={`row-2 ${styles.links}`}>
            {links}
          </ul>
          <ButtonLink size="small" kind="paper" href={nav.create.href}>
            {nav.create.label}
          </ButtonLink>
          <ButtonLink size="small" href={nav.start.href}>
            {nav.start.label}
          </ButtonLink>
        </nav>
        <Menu label={nav.menu}>
          <nav aria-label={nav.label}>
            <ul role="list" className={menuStyles.links}>
              {links}
            </ul>
          </nav>
          <NightSwitch className={menuStyles.tassel} labelClassName={menuStyles.label}>
            <i aria-hidden="true" />
          </NightSwitch>
          <div className="stack-4">
            <ButtonLink kind="paper" href={nav.create.href}>
              {nav.create.label}
            </ButtonLink>
            <ButtonLink href={nav.start.href}>{nav.start.label}</ButtonLink>
          </div>
        </Menu>
      </div>
      <Progress />
    </header>
  );
}
