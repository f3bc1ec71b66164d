/** A client's logo, dark on a transparent or white background. */
export interface ClientLogo {
  /** The alternative text. */
  name: string;
  /** A file in public/logos: SVG, PNG, JPEG, WebP or AVIF. */
  file: string;
  /** In CSS pixels, 144 by default. All logos are 48 high. */
  width?: number;
}

/**
 * PLACEHOLDERS. No client has been named yet: every one of these brands is invented. Replace the list before launch
 * with logos of clients who agreed to be shown.
 */
export const logos: readonly ClientLogo[] = [
  { name: 'Northloaf', file: 'northloaf.svg', width: 253 },
  { name: 'Halfpipe', file: 'halfpipe.svg', width: 128 },
  { name: 'Otterby', file: 'otterby.svg' },
  { name: 'Moonpress', file: 'moonpress.svg', width: 173 },
  { name: 'Big Yonder', file: 'big-yonder.svg', width: 169 },
  { name: 'Dormouse', file: 'dormouse.svg', width: 156 },
  { name: 'Kettle & Kin', file: 'kettle-kin.svg', width: 157 },
  { name: 'Plumbline', file: 'plumbline.svg', width: 178 },
  { name: 'Quarter Past', file: 'quarter-past.svg', width: 116 },
];
