/** As much text as a form takes, that a pattern with backtracking takes longest for. */
import { BODY_LIMIT } from '@/lib/server/submissions/guard';

/** Nearly as long as a body may be; the other fields need some room. */
const LENGTH = BODY_LIMIT - 4 * 1024;
const filled = (start: string, repeated: string, end = '') =>
  start + repeated.repeat(Math.floor(LENGTH / repeated.length)) + end;

/** What makes a pattern of these forms look at each character again for each character. */
export const worstTexts = {
  'dots behind an at-sign': filled('a@', '.', '@'),
  'at-signs': filled('', '@'),
  'labels of a host': filled('a@', 'a.', '!'),
  hyphens: filled('a@', 'a-', '!'),
  spaces: filled('a', ' ', 'a'),
  digits: filled('', '1', 'x'),
  links: filled('', 'instagram.com/tiktok.com/', '@'),
};
