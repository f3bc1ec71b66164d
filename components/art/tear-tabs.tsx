import styles from './tear-tabs.module.css';

interface TearTabsProps {
  /** One to a tab, a word or two that fits its height. The fourth and the ninth are taken. */
  words: readonly string[];
  /** Where a press on a tab leads, if anywhere. */
  href?: string | undefined;
  className?: string | undefined;
}

/** The lower edge of a flyer, cut into tabs that a press tears off. For a pointer alone. */
export function TearTabs({ words, href, className = '' }: TearTabsProps) {
  return (
    <ul
      role="list"
      className={`screen-only ${styles.tabs} ${className}`}
      data-paper=""
      aria-hidden="true"
    >
      {words.map((word, index) => (
        <li key={index}>
          {href ? (
            <a href={href} tabIndex={-1}>
              {word}
            </a>
          ) : (
            <span>{word}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
