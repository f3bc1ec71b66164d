import type { JobPart, Point, Reason, Row } from '@/lib/roles/types';

/** The words above the form of a campus role, section by section. */
export interface CampusPage {
  eyebrow: string;
  lead: string;
  about: { title: string; text: readonly string[] };
  why: { title: string; points: readonly Reason[] };
  details: { title: string; caption: string; rows: readonly Row[] };
  benefits: { title: string; points: readonly Point[] };
}

/** @returns what a campus role's page says of the job, for its posting */
export const campusJob = ({ lead, about, why, details, benefits }: CampusPage): JobPart[] => [
  lead,
  ...about.text,
  why,
  details,
  benefits,
];
