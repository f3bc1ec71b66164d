import sheet from '@/components/art/answer-sheet.svg?raw';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import styles from './answer-sheet.module.css';

/** A filled-in answer sheet with a pencil. Decorative. */
export function AnswerSheet() {
  return <Drawing svg={sheet} className={`${styles.sheet} ${ink.ink}`} />;
}
