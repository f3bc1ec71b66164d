import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import signpost from '@/components/art/signpost.svg?raw';
import styles from './signpost.module.css';

/** A campus signpost: three courses, three directions. Decorative: its links lie over it, as HTML. */
export function Signpost({ className }: { className?: string | undefined }) {
  return <Drawing svg={signpost} className={`${ink.ink} ${styles.signpost} ${className}`} />;
}
