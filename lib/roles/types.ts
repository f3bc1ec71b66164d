import type { PageWords } from '@/lib/content/page-words';
import type { IsoDate } from '@/lib/content/text';
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
export type Paper = 'card' | 'photo' | 'page';

export interface Reason extends Point {
  on: Paper;
}

/** A part of a job as its posting describes it: a paragraph, or a title with a list under it. */
export type JobPart =
  string | { title: string; points: readonly Point[] } | { title: string; rows: readonly Row[] };

/** What search engines read of a position beyond its page. Nothing is guessed. */
interface Posting {
  /** Schema.org's words for the role's commitment. */
  employmentType: 'PART_TIME';
  datePosted: IsoDate;
  /** The last day on which somebody may apply: `npm run check:launch` names an open role past it. */
  validThrough: IsoDate;
  /** At home, or else on a campus: of this state, if the work is bound to one. */
  place: 'home' | { campusesOf?: string };
  /** In dollars, and what is paid on top, in words. */
  pay?: { perMonth: number; bonus: string };
  hours?: string;
}

/** What changes with a season: in the role's facts.ts. */
interface Facts {
  /** The name of its folders: lib/roles/<id> and components/roles/<id>. */
  id: string;
  title: string;
  /** Of its page. */
  route: Path;
  /**
   * A closed role keeps its ticket and its page; both say so. Its page has no form any more; an
   * application from a tab that is still open is taken.
   */
  open: boolean;
  commitment: 'Part-time' | 'Flexible';
  location: string;
}

export interface PositionFacts extends Facts {
  kind: 'position';
  posting: Posting;
}

export interface NetworkFacts extends Facts {
  kind: 'network';
  /** The address of the same page with another form. Search engines are shown `route` alone. */
  secondRoute: Path;
}

/** What a role says; what it looks like is in components/roles/<id>. */
interface Words {
  /** Its figures as texts quote them; `npm run check:copy` knows them from here. */
  said: Readonly<Record<string, string>>;
  words: PageWords;
  ticket: { text: string; fact: Row };
  /** On the stub beside the form. */
  stub: readonly Row[];
  form: FormDefinition;
}

/** A job. Its page opens at its form, and search engines get a posting while it is open. */
export interface Position extends PositionFacts, Words {
  /** What its page says of the job, for the posting: search engines compare the two. */
  job: readonly JobPart[];
  /** How to apply; the last step is the form. */
  steps: readonly Point[];
}

/** A pool of people, which is no job: it has no posting, its page opens at the top, the header leads to it. */
export interface Network extends NetworkFacts, Words {
  /** What the header's button says. */
  invitation: string;
  /** The form of `secondRoute`. */
  secondForm: FormDefinition;
}

/** One opening: what its ticket, its page, its form and its job posting agree on. */
export type Role = Position | Network;
