import drawing from '@/components/roles/acorns/drawing.svg?raw';
import type { RoleTheme } from '@/components/role-page/types';
import styles from './colors.module.css';

export const theme: RoleTheme = { drawing, colors: styles.colors };
