import styles from './tear-tabs.module.css';

interface TearTabsProps {
  labels: readonly string[];
  /** The link of every tab; without it, tabs are not links. */
  href?: string | undefined;
  className?: string | undefined;
}

const tornTabs = [3, 8];
const goldTabs = [4, 10];

/** The lower edge of a flyer, cut into tabs. A pressed tab falls off. Hidden from keyboards and screen readers. */
export function TearTabs({ labels, href, className = '' }: TearTabsProps) {
  return (
    <ul
      role="list"
      className={`screen-only ${styles.tabs} ${className}`}
      data-day-palette=""
      aria-hidden="true"
    >
      {labels.map((label, index) => (
        <li
          key={index}
          data-torn={tornTabs.includes(index) || undefined}
          data-gold={goldTabs.includes(index) || undefined}
        >
          {href ? (
            <a href={href} tabIndex={-1}>
              {label}
            </a>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
