interface Person {
  /** Optional; shown above the role. */
  name?: string;
  role: string;
  /** The line below the portrait, as in a school yearbook: “Most likely to call you back”. */
  superlative: string;
  /**
   * The name of a file in components/pages/about/portraits: SVG, PNG, JPEG, WebP or AVIF. It needs no alternative text,
   * because the name and the role stand beside it.
   */
  portrait: string;
}

/** PLACEHOLDERS: before launch, replace roles, superlatives and drawn portraits. Each person has one entry. */
export const people: readonly Person[] = [
  {
    role: 'Partnerships',
    superlative: 'Most likely to call you back',
    portrait: 'connector.svg',
  },
  {
    role: 'Ambassador programs',
    superlative: 'Most likely to own six tote bags',
    portrait: 'campaigner.svg',
  },
  {
    role: 'Creator campaigns',
    superlative: 'Best dressed on a Tuesday',
    portrait: 'filmer.svg',
  },
  {
    role: 'Campus research',
    superlative: 'Most likely to cite a source',
    portrait: 'researcher.svg',
  },
  {
    role: 'Campus operations',
    superlative: 'Most likely to show up early',
    portrait: 'organizer.svg',
  },
];
