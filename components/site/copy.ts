import { routes } from '@/lib/routes';
import { sectionIds, site } from '@/lib/site';

/** The copy of the header and the footer. */
export const nav = {
  label: 'Main',
  menu: 'Menu',
  skip: 'Skip to content',
  links: [
    { label: 'Services', href: routes.services },
    { label: 'About', href: routes.about },
    { label: 'Results', href: `/#${sectionIds.metrics}` },
    { label: `Why ${site.name}`, href: `/#${sectionIds.why}` },
    { label: 'Opportunities', href: routes.roles },
  ],
  /** Shown as buttons. */
  create: { label: 'Create with Us', href: routes.creator },
  start: { label: 'Start A Program', href: routes.brands },
} as const;

export const footer = {
  call: {
    heading: 'Got a brand? Bring\u00a0it to campus.',
    button: { label: 'Get Started', href: routes.brands },
  },
  /** On /brands. The call's button comes second. */
  callOnBrands: {
    heading: 'Still deciding?',
    button: { label: 'See our services', href: routes.services },
  },
  /** On the pages of roles. */
  callOnRoles: {
    heading: 'Not the right\u00a0role?',
    button: { label: 'See open roles', href: routes.roles },
  },
  links: [
    { label: 'Services', href: routes.services },
    { label: 'Opportunities', href: routes.roles },
    { label: 'Contact Us', href: routes.brands },
    { label: 'Privacy Policy', href: routes.privacyPolicy },
  ],
  external: [
    { label: 'Instagram', href: site.social.instagram },
    { label: 'LinkedIn', href: site.social.linkedin },
  ],
  newTab: '(opens in a new tab)',
  rights: `© ${site.copyrightYear} ${site.name}. All rights reserved.`,
} as const;
