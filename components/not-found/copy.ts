import { routes } from '@/lib/site';

/** The words of the page for an address that is nobody's. */
export const notFound = {
  code: '404: page not found',
  title: 'This page skipped class',
  pass: 'Hall pass',
  text: 'We checked the library and the dining hall. Nobody at this address.',
  fields: [
    ['Name', 'You'],
    ['From', 'A page that is not here'],
  ],
  to: 'Going to',
  links: [
    { label: 'Home', href: routes.home },
    { label: 'Services', href: routes.services },
    { label: 'Available opportunities', href: routes.roles },
  ],
  signature: 'Signed, the front office',
} as const;
