import { routes } from '@/lib/routes';
import { sectionIds, site } from '@/lib/site';

/** The copy of the header and the footer. */
export const nav = {
  label: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skip: 'Skip to content',
  links: [
    { label: 'Services', href: routes.services },
    { label: 'About', href: routes.about },
    { label: 'Results', href: `/#${sectionIds.metrics}` },
    { label: `Why ${site.name}`, href: `/#${sectionIds.why}` },
  ],
  /** Links beside the main navigation on wide screens, and after its links in the menu. */
  more: [{ label: 'Opportunities', href: routes.roles }],
  create: { label: 'Create with Us', href: routes.creator },
  start: 'Start A Program',
} as const;

export const footer = {
  heading: 'Brands: your next campus is one form away.',
  /** Shown as a button. */
  start: { label: 'Get Started', href: routes.brands },
  links: [
    { label: 'Contact Us', href: routes.brands },
    { label: 'Opportunities', href: routes.roles },
    { label: 'Privacy Policy', href: routes.privacyPolicy },
  ],
  external: [
    { label: 'Instagram', href: site.social.instagram },
    { label: 'LinkedIn', href: site.social.linkedin },
  ],
  newTab: '(opens in a new tab)',
  rights: `© ${site.copyrightYear} ${site.name}. All rights reserved.`,
} as const;
