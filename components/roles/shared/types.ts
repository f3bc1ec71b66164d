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

/** A reason to join, on one of the kinds of paper of art/note.tsx. */
export interface Reason extends Point {
  paper: 'ruled' | 'photo' | 'notebook';
}

/** Like 2027-01-12. */
type IsoDate = `${number}-${number}-${number}`;

/** What search engines need to know about a position, besides the role's other values. */
export interface Posting {
  /** Google's values of https://schema.org/employmentType. */
  employmentType: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'OTHER';
  datePosted: IsoDate;
  /** The last day to apply. No date closes a role by itself. */
  validThrough: IsoDate;
  /** Remote, or on campuses: in one state (like 'NJ'), or in the whole US. */
  place: 'remote' | { state: string } | 'US';
  /** Leave it out if the amount is unknown, because search engines penalize invented pay. */
  dollarsPerMonth?: number;
}

export interface RoleFacts {
  id: RoleId;
  /** The background of the role's drawing. */
  color: 'gold' | 'green' | 'sky' | 'brick';
  title: string;
  /** Shown where the title is too long: in the Apply bar. */
  shortTitle: string;
  route: Route;
  /** A closed role keeps its ticket and its page, but not its form and posting. */
  open: boolean;
  commitment: 'Full-time' | 'Part-time' | 'Flexible';
  location: string;
  /** As shown on the ticket: “About 20 a month”. */
  hours: string;
  /** A few words for the ticket and the Apply bar. Without it, the ticket says “Ask us in the form”. */
  pay?: string;
  /** The season, for roles that have one. */
  dates?: string;
  /** While the role is open, search engines get its posting. Its page then opens scrolled down to 1400 px. */
  posting?: Posting;
}

export interface Role extends RoleFacts {
  metadata: PageMetadata;
  /** The text of the role's ticket on /roles. */
  ticketText: string;
  /** The terms on the card beside the form. */
  cardRows: readonly Row[];
  /** The paragraphs of the job description in the posting. Search engines require that the page says the same. */
  jobDescription?: readonly string[];
  /** A line above the form of a role without `steps`: how long it takes, what one needs, and what follows. */
  beforeForm?: string;
  /** How to apply; the last step is the form. */
  steps?: readonly Point[];
  form: FormDefinition;
}

/** The texts above a campus role's form, by section. */
export interface CampusCopy {
  eyebrow: string;
  lead: string;
  about: { title: string; text: string; tasksTitle: string; tasks: readonly Point[] };
  why: { title: string; points: readonly Reason[] };
  details: { title: string; caption: string; rows: readonly Row[]; week: Week };
  benefits: { title: string; points: readonly Point[] };
}
