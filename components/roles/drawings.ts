import type { RoleId } from '@/components/roles/shared/types';
import acorns from '@/components/roles/acorns/drawing.svg?raw';
import creator from '@/components/roles/creator/drawing.svg?raw';
import manager from '@/components/roles/manager/drawing.svg?raw';
import soluna from '@/components/roles/soluna/drawing.svg?raw';

/** The drawing of each role, an SVG file as text. Each has the same size, so that the tickets look alike. */
export const drawings: Readonly<Record<RoleId, string>> = { manager, acorns, soluna, creator };
