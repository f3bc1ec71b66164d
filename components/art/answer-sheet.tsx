import sheet from '@/components/art/answer-sheet.svg?raw';
import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import styles from './answer-sheet.module.css';

/** A drawing of a multiple-choice answer sheet that is filled in with a pencil. Decorative. */
export function AnswerSheet() {
  return <Drawing svg={sheet} className={`${styles.sheet} ${ink.lines}`} />;
}
