import { routes } from '@/lib/routes';

export const notFound = {
  code: '404: page not found',
  title: 'This page skipped class',
  passTitle: 'Hall pass',
  text: 'There’s no page at this address. We checked the library and the dining hall, too.',
  fields: [
    { label: 'Name', value: 'You' },
    { label: 'From', value: 'A page that isn’t here' },
  ],
  linksTitle: 'Going to',
  links: [
    { label: 'Home', href: routes.home },
    { label: 'Services', href: routes.services },
    { label: 'Available opportunities', href: routes.roles },
  ],
  signature: 'Signed, the front office',
} as const;
