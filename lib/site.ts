/**
 * Who we are: every name, host, mailbox and link of the agency. Renaming the agency is a change
 * to this file and to the drawing in components/ui/mark.tsx.
 */
export const site = {
  name: 'Tassel',
  tagline: 'Connecting brands to colleges',
  description:
    'Tassel is a marketing and talent agency that connects brands with college students: ambassador programs, creator campaigns and campus research.',
  /** Where students hear of us; the option value sent upstream is `channel.value`. */
  channel: { name: 'Tassel TV', value: 'tasseltv' },
  privacyMailbox: 'privacy@tassel.example',
  social: {
    instagram: 'https://www.instagram.com/tassel.example',
    linkedin: 'https://www.linkedin.com/company/tassel-example',
  },
  copyrightYear: 2025,
} as const;

/** Ids of the home page sections that the navbar scrolls to. */
export const sectionIds = {
  metrics: 'metrics',
  why: `why${site.name.toLowerCase()}`,
} as const;

export type SectionId = (typeof sectionIds)[keyof typeof sectionIds];

/** An address within the site. */
export type Path = `/${string}`;

/** The pages besides those of roles, whose routes are in their facts.ts (components/roles). */
export const routes = {
  home: '/',
  services: '/services',
  about: '/about',
  brands: '/brands',
  roles: '/roles',
  privacyPolicy: '/privacy-policy',
} as const;

export type SiteRoute = (typeof routes)[keyof typeof routes];
