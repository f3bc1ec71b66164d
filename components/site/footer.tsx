import { Cord, TasselEnd } from '@/components/art/cord';
import { footer } from '@/components/site/copy';
import { Link } from '@/components/ui/link';
import { site } from '@/lib/site';
import styles from './footer.module.css';

/** The footer of every page; its heading addresses brands, or students where the page says so. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.columns}`}>
        <p className={`display ${styles.heading}`}>
          <span data-for="brands">{footer.heading.brands}</span>
          <span data-for="students">{footer.heading.students}</span>
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
      <p className={`page ${styles.rights}`}>{footer.rights}</p>
      <div className={styles.name} aria-hidden="true">
        <p className="display">{site.name}</p>
        <div className={styles.hung}>
          <Cord className={styles.cord} />
          <TasselEnd className={styles.tassel} />
        </div>
      </div>
    </footer>
  );
}
