import { Drawing } from '@/components/art/drawing';
import table from '@/components/art/folding-table.svg?raw';
import ink from '@/components/art/ink.module.css';
import styles from './folding-table.module.css';

/** A folding table with event supplies. Decorative. */
export function FoldingTable({ className }: { className?: string | undefined }) {
  return <Drawing svg={table} className={`${ink.lines} ${styles.drawing} ${className}`} />;
}
