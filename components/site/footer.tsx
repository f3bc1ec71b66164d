import { footer } from '@/components/site/copy';
import { FooterCall, type Call } from '@/components/site/footer-call';
import { formList } from '@/components/site/form-list';
import { NightSwitch } from '@/components/ui/night-switch';
import { Link } from '@/components/ui/link';
import { site } from '@/lib/site';
import styles from './footer.module.css';

const otherCalls: Record<string, Call> = Object.fromEntries(
  formList.map(({ route }) => [
    route,
    route === footer.call.button.href ? footer.callOnBrands : footer.callOnRoles,
  ]),
);

/** In hundredths of the font size. */
const nameWidth = site.name.length * 63;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`screen-only page stack-6 ${styles.columns}`}>
        <div className={`stack-5 ${styles.action}`}>
          <FooterCall {...footer.call} otherCalls={otherCalls} />
        </div>
        <ul role="list" className={styles.links}>
          {footer.links.map(({ label, href }) => (
            <li key={label}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
          {footer.external.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label} <span className="visually-hidden">{footer.newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={`page row-4 wrap apart ${styles.rights}`}>
        <p>{footer.rights}</p>
        <NightSwitch />
      </div>
      <svg
        className={`screen-only display ${styles.name}`}
        viewBox={`0 0 ${nameWidth} 62`}
        aria-hidden="true"
      >
        <text y="76" textLength={nameWidth} lengthAdjust="spacingAndGlyphs">
          {site.name}
        </text>
      </svg>
    </footer>
  );
}
