import { Drawing } from '@/components/art/drawing';
import ink from '@/components/art/ink.module.css';
import signpost from '@/components/art/signpost.svg?raw';
import styles from './signpost.module.css';

/** A campus signpost with three signs. Decorative. */
export function Signpost({ className }: { className?: string | undefined }) {
  return <Drawing svg={signpost} className={`${ink.lines} ${styles.signpost} ${className}`} />;
}
