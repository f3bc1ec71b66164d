const name = 'Tassel';

/** The agency's name, mailbox and links. Its logo is in components/art/logo-mark.tsx. */
export const site = {
  name,
  tagline: 'Connecting brands to colleges',
  description: `${name} is a marketing and talent agency that connects brands with college students: ambassador programs, creator campaigns and campus research.`,
  /** An option of “How did you hear about us?”; `value` is sent upstream. */
  channel: { name: 'Tassel TV', value: 'tasseltv' },
  privacyMailbox: 'privacy@tassel.example',
  social: {
    instagram: 'https://www.instagram.com/tassel.example',
    linkedin: 'https://www.linkedin.com/company/tassel-example',
  },
  /** The year comes from the specification; do not compute it. */
  copyrightYear: 2025,
} as const;

/** Returns the id of the section “Why Us?”: “why” and the letters and digits of the agency's name. */
export const createWhyId = (name: string) =>
  `why${name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}` as const;

/** The ids of sections that other pages link to. */
export const sectionIds = {
  metrics: 'metrics',
  why: createWhyId(site.name),
  reportCard: 'report-card',
} as const;

export type SectionId = (typeof sectionIds)[keyof typeof sectionIds];
