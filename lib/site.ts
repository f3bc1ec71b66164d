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

export const routes = {
  home: '/',
  services: '/services',
  about: '/about',
  brands: '/brands',
  creator: '/creator',
  creators: '/creators',
  roles: '/roles',
  ambassadorManager: '/ambassador-manager',
  acornsAmbassador: '/acorns-ambassador',
  solunaAmbassador: '/soluna-ambassador',
  privacyPolicy: '/privacy-policy',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** The creator form that each creator route carries. Swapping the two is an edit of this constant. */
export const creatorForms = {
  [routes.creator]: 'submit-creator-application',
  [routes.creators]: 'apply',
} as const;

type CreatorRoute = keyof typeof creatorForms;

/**
 * @param call one of the two creator calls
 * @returns the route whose page carries it
 */
export function creatorRoute(call: (typeof creatorForms)[CreatorRoute]): CreatorRoute {
  return creatorForms[routes.creator] === call ? routes.creator : routes.creators;
}
