import type { Week } from '@/components/art/timetable';
import type { FormDefinition } from '@/lib/forms/types';
import type { PageMetadata, Route } from '@/lib/routes';

/** The names of the roles' folders, `components/roles/<id>`. */
export type RoleId = 'manager' | 'acorns' | 'soluna' | 'creator';

export interface Point {
  title: string;
  text: string;
}

export interface Row {
  label: string;
  value: string;
}

export interface RoleFacts {
  id: RoleId;
  /** The background of the role's drawing. */
  color: 'gold' | 'green' | 'sky' | 'brick';
  title: string;
  /** Shown where the title is too long: in the Apply bar. */
  shortTitle: string;
  route: Route;
  /** A closed role keeps its ticket and its page, but not its form. */
  open: boolean;
  commitment: 'Full-time' | 'Part-time' | 'Flexible';
  location: string;
  /** As shown on the ticket: “About 20 a month”. */
  hours: string;
  /** A few words. Without it, ticket and page say “Ask us”. */
  pay?: string;
  /** Below the pay on the page. */
  payNote?: string;
  /** The season, for roles that have one. */
  dates?: string;
}

export interface Role extends RoleFacts {
  metadata: PageMetadata;
  /** The text of the role's ticket on /roles. */
  ticketText: string;
  /** What the program does for its brand, on its ticket on /services. */
  programText?: string;
  /** “How to apply”. */
  steps?: readonly Point[];
  form: FormDefinition;
}

/** The texts above a campus role's form, by section. */
export interface CampusCopy {
  eyebrow: string;
  lead: string;
  about: { title: string; text: string; tasksTitle: string; tasks: readonly Point[]; week: Week };
  why: { title: string; reason: Point };
  details: {
    title: string;
    /** Shown large: hours, dates and pay. */
    facts: readonly { label: string; fact: string; more?: string }[];
    rows: readonly Row[];
  };
  benefits: { title: string; points: readonly Point[] };
}
