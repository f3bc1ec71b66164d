import { nav } from '@/components/site/copy';
import { Logo } from '@/components/site/logo';
import { MenuButton } from '@/components/site/menu-button';
import { Menu } from '@/components/site/menu';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/site';
import styles from './header.module.css';

/** The navbar that every page wears. HeaderState gives it `data-scrolled`, once it is hydrated. */
export function Header() {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {nav.skip}
      </a>
      <div className={`page ${styles.bar}`}>
        <Logo />
        <nav className={styles.nav} aria-label={nav.label}>
          <ul role="list" className={styles.links}>
            {nav.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.actions}>
          {nav.more.map(({ label, href }) => (
            <Link key={href} className={styles.more} href={href}>
              {label}
            </Link>
          ))}
          <ButtonLink kind="paper" size="small" href={routes.creator}>
            {nav.create}
          </ButtonLink>
          <ButtonLink size="small" href={routes.brands}>
            {nav.start}
          </ButtonLink>
        </div>
        <MenuButton label={nav.openMenu} />
      </div>
      <div className={styles.progress} data-progress aria-hidden="true" />
      <Menu />
    </header>
  );
}
