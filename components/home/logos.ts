/** How a wordmark is lettered: one drawing each, in wordmark.module.css. */
export type Lettering =
  'loaf' | 'ramp' | 'stream' | 'moon' | 'summit' | 'ears' | 'badge' | 'outline' | 'clock';

/** A client's logo: an SVG in public/logos, in one dark color on a transparent background. */
export interface Logo {
  /** Read out in place of the picture. */
  name: string;
  /** `npm run check:copy` names one that is not there. */
  file: `${string}.svg`;
}

/** An invented brand, lettered in the site's font. */
export interface Lettered {
  /** Read out in place of the drawing. */
  name: string;
  look: Lettering;
  /** The letters before the sign and behind it; a list of lines where they stand on two. */
  before?: string;
  after?: string | readonly [string, string];
  /** A drawing in one ink on a field of 24 × 24. */
  sign?: string;
}

/**
 * PLACEHOLDERS. No client has been named yet: every one of these brands is invented. Replace the
 * list before launch, with logos of clients who agreed to be shown: `{ name, file }`.
 */
export const logos: readonly (Lettered | Logo)[] = [
  {
    name: 'Northloaf',
    look: 'loaf',
    sign: 'M7 4h10a5 5 0 0 1 3 9v8H4v-8a5 5 0 0 1 3-9Zm5 3-4 11 4-2.5 4 2.5Z',
    after: 'NORTHLOAF',
  },
  { name: 'Halfpipe', look: 'ramp', after: 'halfpipe' },
  { name: 'Otterby', look: 'stream', after: 'OTTERBY' },
  {
    name: 'Moonpress',
    look: 'moon',
    before: 'M',
    sign: 'M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24Zm-2 3a9.5 9.5 0 1 1 0 18 13 13 0 0 0 0-18Z',
    after: 'onpress',
  },
  {
    name: 'Big Yonder',
    look: 'summit',
    sign: 'M0 23 9 7l4 7 3-4 8 13ZM19 1a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z',
    after: ['BIG', 'YONDER'],
  },
  {
    name: 'Dormouse',
    look: 'ears',
    before: 'd',
    sign: 'M5.5 1a4.5 4.5 0 0 1 4 2.4 11 11 0 0 1 5 0A4.5 4.5 0 1 1 21 9.5 11 11 0 1 1 3 9.5 4.5 4.5 0 0 1 5.5 1ZM8 12v3h2v-3Zm6 0v3h2v-3Zm-4 5h4l-2 2Z',
    after: 'rmouse',
  },
  { name: 'Kettle & Kin', look: 'badge', after: 'Kettle & Kin' },
  { name: 'Plumbline', look: 'outline', after: 'PLUMB', sign: 'M11 0h2v8h8v5l-9 11-9-11V8h8Z' },
  {
    name: 'Quarter Past',
    look: 'clock',
    sign: 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24Zm-1.5 4v9.5H20v-3h-6.5V4Z',
    after: ['quarter', 'past'],
  },
];
