import type { FormDefinition } from '@/lib/forms/types';
import type { Route } from '@/lib/routes';

export interface Point {
  title: string;
  text: string;
}

export interface Row {
  label: string;
  value: string;
}

/** A reason to join, drawn on an index card, an instant photo or a notebook page. */
export interface Reason extends Point {
  paper: 'card' | 'photo' | 'page';
}

/** A section of a job description: a paragraph, or a title and a list. */
export type JobSection =
  string | { title: string; points: readonly Point[] } | { title: string; rows: readonly Row[] };

/** A page's copy for search results, breadcrumbs, link previews and its social card. */
export interface PageMetadata {
  /** The last breadcrumb in search results, one or two words. */
  name: string;
  /** The title in tabs and search results, without the agency's name. */
  title: string;
  /** The large line of the social card. */
  headline: string;
  /** The small line above the headline. */
  label: string;
  /** 50 to 160 characters: search results cut the rest. */
  description: string;
}

/** The pay, for https://schema.org/baseSalary. */
interface Pay {
  /** In dollars. */
  amount: number;
  per: 'hour' | 'week' | 'month' | 'year';
  /** Additional pay, as text. */
  bonus?: string;
}

interface Posting {
  /** Google's values of https://schema.org/employmentType. */
  employmentType:
    | 'FULL_TIME'
    | 'PART_TIME'
    | 'CONTRACTOR'
    | 'TEMPORARY'
    | 'INTERN'
    | 'VOLUNTEER'
    | 'PER_DIEM'
    | 'OTHER';
  /** An ISO date, like 2027-01-12. */
  datePosted: string;
  /** The last day to apply, an ISO date. `npm run check:launch` lists open roles after this day. */
  validThrough: string;
  /** Remote, or on campuses: in one state (like 'NJ'), or without `state` in the whole US. */
  jobLocation: 'remote' | { state?: string };
  pay?: Pay;
  hours?: string;
}

interface Facts {
  /** The name of the role's folder: `components/roles/<id>`. */
  id: string;
  /** The number on the role's ticket on /roles, like “001”. Numbers ascend in the order of the role list. */
  number: string;
  title: string;
  route: Route;
  /** A closed role keeps its ticket and its page, but not its form and posting. No date closes a role by itself. */
  open: boolean;
  commitment: 'Full-time' | 'Part-time' | 'Flexible';
  location: string;
  /** As shown on the ticket: “About 20 a month”. */
  hours?: string;
  /** A few words for the ticket and the Apply bar (apply-bar.tsx); undefined if unknown. */
  pay?: string;
  /** The season, for roles that have one. */
  dates?: string;
}

export interface PositionFacts extends Facts {
  kind: 'position';
  posting: Posting;
}

export interface NetworkFacts extends Facts {
  kind: 'network';
  /** The route of the same page with the second form. The canonical address of both pages is `route`. */
  secondRoute: Route;
}

interface Content {
  /** The figures in the role's copy, named after what they count. `npm run check:copy` reads them. */
  figures: Readonly<Record<string, string | number>>;
  metadata: PageMetadata;
  /** The role's ticket on /roles. */
  ticket: { text: string };
  /** The facts in the summary beside the form (stub.tsx). */
  stub: readonly Row[];
  form: FormDefinition;
}

/**
 * A role that is a job, with one page and one form. The page opens scrolled down to `initialScrollY`
 * (lib/browser/scrolling.ts). While the position is open, search engines get its posting.
 */
export interface Position extends PositionFacts, Content {
  /** The job description in the posting. Search engines require the same facts as on the page. */
  job: readonly JobSection[];
  /** The steps to apply; the last one is the form. */
  steps: readonly Point[];
}

/**
 * A role that is a pool of people, with two pages and two forms. It has no posting, its pages open at the top, and the
 * site's header links to it.
 */
export interface Network extends NetworkFacts, Content {
  /** The label of the button in the site's header. */
  headerButtonLabel: string;
  /** The form and the metadata of `secondRoute`, and the label that replaces the role's number there. */
  secondForm: FormDefinition;
  secondMetadata: PageMetadata;
  secondLabel: string;
}

export type Role = Position | Network;

/** A role's drawing and colors. */
export interface RoleTheme {
  /** An SVG file as text. Its viewBox is 0 -48 320 368, and its main part is around (160, 120). */
  drawing: string;
  /** A class that sets `--hero-background`, `--hero-ink`, `--dot-color` and `--ticket-background`. */
  colors: string | undefined;
}

/** The texts above a campus role's form, by section. */
export interface CampusCopy {
  eyebrow: string;
  lead: string;
  about: { title: string; text: readonly string[] };
  why: { title: string; points: readonly Reason[] };
  details: { title: string; caption: string; rows: readonly Row[] };
  benefits: { title: string; points: readonly Point[] };
}
