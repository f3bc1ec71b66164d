import type { FormDefinition } from '@/lib/forms/types';
import type { Path } from '@/lib/site';

export interface Point {
  title: string;
  text: string;
}

export interface Row {
  label: string;
  value: string;
}

/** What a reason is written on: an index card, an instant photo, a page torn out of a notebook. */
export interface Reason extends Point {
  paper: 'card' | 'photo' | 'page';
}

/** A part of a job description: a paragraph, or a title with a list under it. */
export type JobPart =
  string | { title: string; points: readonly Point[] } | { title: string; rows: readonly Row[] };

/** A page in search results, link previews, breadcrumbs and on its social card. */
export interface PageWords {
  /** One or two words: the last breadcrumb in search results. */
  name: string;
  /** In the tab and in search results, before the agency's name. */
  title: string;
  /** The large line of the social card, and the small one above it. */
  headline: string;
  label: string;
  /** 50 to 160 characters: search results cut the rest. */
  description: string;
}

/** A pay as https://schema.org/baseSalary has it. */
interface Pay {
  /** In dollars. */
  amount: number;
  per: 'hour' | 'week' | 'month' | 'year';
  /** Paid on top, in words. */
  bonus?: string;
}

/** What search engines read of a position beyond its page. */
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
  /** The last day to apply, an ISO date; `npm run check:launch` names an open role past it. */
  validThrough: string;
  /** At home, or on a campus: of one state, if the work is bound to one. */
  place: 'home' | { campusesOf?: string };
  pay?: Pay;
  hours?: string;
}

interface Facts {
  /** The name of its folder: `components/roles/<id>`. */
  id: string;
  /** As its ticket prints it: “001”. Numbers rise in the order of the list. */
  number: string;
  title: string;
  route: Path;
  /**
   * A closed role keeps its ticket and its page; both say so. The page has no form, but an application from
   * a tab that is still open is accepted.
   */
  open: boolean;
  commitment: 'Full-time' | 'Part-time' | 'Flexible';
  location: string;
  /** A few words for tickets and the bar on phones; left out while unknown. */
  pay?: string;
  /** From when to when, for roles with a season. */
  dates?: string;
}

export interface PositionFacts extends Facts {
  kind: 'position';
  posting: Posting;
}

export interface NetworkFacts extends Facts {
  kind: 'network';
  /** The same page with another form. Search engines see `route` only. */
  secondRoute: Path;
}

/** What all roles have besides their facts. */
interface Content {
  /** The figures that its texts quote, by a name that says what they count; `check:copy` reads them. */
  figures: Readonly<Record<string, string | number>>;
  words: PageWords;
  ticket: { text: string; fact?: Row };
  /** On the stub beside the form. */
  stub: readonly Row[];
  form: FormDefinition;
}

/** A job: its page opens at the form, and search engines get a posting while it is open. */
export interface Position extends PositionFacts, Content {
  /** The job description of the posting: what the page says, as search engines compare the two. */
  job: readonly JobPart[];
  /** How to apply; the last step is the form. */
  steps: readonly Point[];
}

/** A pool of people, without a posting: its page opens at the top, and the header links to it. */
export interface Network extends NetworkFacts, Content {
  /** The header's button. */
  invitation: string;
  /** The form of `secondRoute`, the words of that page, and what stands there in place of the role’s number. */
  secondForm: FormDefinition;
  secondWords: PageWords;
  secondLabel: string;
}

export type Role = Position | Network;

/** The looks of a role, which its page and its ticket share. */
export interface Look {
  /** An SVG file as text, with the viewBox 0 -48 320 368 and its main part around 160 120. */
  drawing: string;
  /** A class that sets `--hero`, `--hero-ink` and `--hero-dots` of its page, and `--art` of its ticket. */
  colors: string | undefined;
}

/** The words above the form of a campus role, section by section. */
export interface CampusCopy {
  eyebrow: string;
  lead: string;
  about: { title: string; text: readonly string[] };
  why: { title: string; points: readonly Reason[] };
  details: { title: string; caption: string; rows: readonly Row[] };
  benefits: { title: string; points: readonly Point[] };
}
