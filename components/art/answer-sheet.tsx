import sheet from '@/components/art/answer-sheet.svg?raw';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import styles from './answer-sheet.module.css';

/** An answer sheet, filled in with a pencil that is still lying on it. Decorative. */
export function AnswerSheet() {
  return <Drawing svg={sheet} className={`${styles.sheet} ${ink.ink}`} />;
}
