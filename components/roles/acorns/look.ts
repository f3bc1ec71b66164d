import drawing from '@/components/roles/acorns/drawing.svg?raw';
import type { Look } from '@/components/role-page/types';
import styles from './colors.module.css';

export const look: Look = { drawing, colors: styles.colors };
