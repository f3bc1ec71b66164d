import { SiteLink } from '@/components/site/site-link';
import { Mark } from '@/components/ui/mark';
import { routes, site } from '@/lib/site';
import styles from './logo.module.css';

/** The mark and the name; leads home. */
export function Logo() {
  return (
    <SiteLink className={styles.logo} href={routes.home}>
      <Mark />
      {site.name}
    </SiteLink>
  );
}
