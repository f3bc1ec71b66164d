import type { RoleId } from '@/lib/roles';

export interface Point {
  title: string;
  text: string;
}

export interface Row {
  label: string;
  value: string;
}

/** The words above one position's form, section by section. */
export interface PositionCopy {
  role: RoleId;
  eyebrow: string;
  lead: string;
  about: { title: string; text: readonly string[] };
  why: { title: string; points: readonly Point[] };
  details: { title: string; caption: string; rows: readonly Row[] };
  benefits: { title: string; points: readonly Point[] };
}
