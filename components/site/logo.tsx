import { Link } from '@/components/ui/link';
import { Mark } from '@/components/ui/mark';
import { routes, site } from '@/lib/site';
import styles from './logo.module.css';

/** The mark and the name; leads home. */
export function Logo() {
  return (
    <Link className={styles.logo} href={routes.home}>
      <Mark />
      {site.name}
    </Link>
  );
}
