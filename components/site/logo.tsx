import { Link } from '@/components/ui/link';
import { LogoMark } from '@/components/art/logo-mark';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import styles from './logo.module.css';

export function Logo() {
  return (
    <Link className={`tap ${styles.logo}`} href={routes.home}>
      <LogoMark />
      <span className={styles.name}>{site.name}</span>
    </Link>
  );
}
