/** Checks the picture files that lists of clients and people name. */
import { readdirSync } from 'node:fs';
import { people } from '@/components/about/team';
import { logos } from '@/components/home/logos';

// As in next.config.mjs; an SVG needs no optimizer.
const FILE_NAME = /^[\w.-]+\.(svg|png|jpe?g|webp|avif)$/;

/** Returns a fault for each file that cannot be shown. `list` is the file that names the pictures. */
export function findPictureFaults(list: string, folder: string, files: string[]): string[] {
  const existing = readdirSync(folder);
  return files.flatMap((file) => {
    const path = `${folder}/${file}`;
    if (!FILE_NAME.test(file))
      return `${path}: rename the file, also in ${list}: letters, digits and hyphens, without spaces, and .svg, .png, .jpg, .webp or .avif at the end`;
    if (existing.includes(file)) return [];
    return `${path} does not exist: put the picture there, or correct its name in ${list}`;
  });
}

/** Returns the faults of clients' logos and the team's portraits. */
export const findAllPictureFaults = () => [
  ...findPictureFaults(
    'components/home/logos.ts',
    'public/logos',
    logos.map(({ file }) => file),
  ),
  ...findPictureFaults(
    'components/about/team.ts',
    'components/about/portraits',
    people.map(({ portrait }) => portrait),
  ),
];
