import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import timetable from '@/components/pages/services/timetable.svg?raw';
import styles from './timetable.module.css';

/** A drawing of an ambassador's week: lectures outlined, working hours in gold. Decorative. */
export function Timetable() {
  return <Drawing svg={timetable} className={`${styles.timetable} ${ink.lines}`} />;
}
