import styles from './figures.module.css';

interface FiguresProps {
  list: readonly { figure: string; text: string }[];
  className?: string;
}

/** Large figures, each with a line of text. */
export function Figures({ list, className = '' }: FiguresProps) {
  return (
    <ul role="list" className={`${styles.figures} ${className}`}>
      {list.map(({ figure, text }) => (
        <li key={text}>
          <strong className={styles.figure}>{figure}</strong> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
