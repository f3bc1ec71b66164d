import type { RoleId } from '@/lib/roles';

export interface Point {
  title: string;
  text: string;
}

export interface Row {
  label: string;
  value: string;
}

/** What a reason is written on: an index card, an instant photo, a page torn out of a notebook. */
export type Paper = 'card' | 'photo' | 'page';

export interface Reason extends Point {
  on: Paper;
}

/** The words above one position's form, section by section. */
export interface PositionCopy {
  role: RoleId;
  eyebrow: string;
  lead: string;
  about: { title: string; text: readonly string[] };
  why: { title: string; points: readonly Reason[] };
  details: { title: string; caption: string; rows: readonly Row[] };
  benefits: { title: string; points: readonly Point[] };
}
