/**
 * PLACEHOLDERS. No client has been named yet: these brands are invented, and their names say so.
 * Replace the list before launch; `look` picks the lettering in ribbon.module.css, `sign` is a
 * drawing in one ink on a field of 24 × 24.
 */
export const wordmarks = [
  {
    name: 'Placeholder Foods',
    look: 'wide',
    sign: 'M12 1a11 11 0 1 0 0 22V1Zm2 0v22A11 11 0 0 0 14 1Z',
  },
  { name: 'LOREM & IPSUM', look: 'spaced', sign: 'M2 3h20v4H2zm0 7h20v4H2zm0 7h12v4H2z' },
  { name: 'yourlogo', look: 'tight', sign: 'M12 0 24 12 12 24 0 12Zm0 7-5 5 5 5 5-5Z' },
  { name: 'Sample House', look: 'book', sign: 'M12 1 23 11v12h-7v-8H8v8H1V11Z' },
  {
    name: 'ANYBRAND',
    look: 'block',
    sign: 'M1 1h10v10H1zm12 0h10v10H13zM1 13h10v10H1zm17 0 5 10H13Z',
  },
  {
    name: 'Et Cetera',
    look: 'light',
    sign: 'M4 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  },
  {
    name: 'Fill-In Coffee',
    look: 'wide',
    sign: 'M2 4h16v3h2a4 4 0 0 1 0 9h-2q-1 5-6 5H8q-6 0-6-6Zm16 6v3h2a1.5 1.5 0 0 0 0-3Z',
  },
  {
    name: 'TBD.',
    look: 'block',
    sign: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22Zm-2 5v8h7v-3h-4V6Z',
  },
  { name: 'next client', look: 'tight', sign: 'M1 9h12V3l10 9-10 9v-6H1Z' },
] as const;
