import { routes } from '@/lib/site';

/** The words of the pages that nobody meant to open. */
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

export const failure = {
  title: 'Unexpected Application Error!',
  text: 'Something on our side failed. It was not you, and it does not go on your record.',
  retry: 'Try again',
  home: 'Back to the home page',
  grade: 'See me',
} as const;
