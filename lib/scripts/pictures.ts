/** Checks that the clients' logos and the team's portraits exist and have valid file names. */
import { readdirSync } from 'node:fs';
import { people } from '@/components/about/team';
import { logos } from '@/components/home/logos';

// The formats in next.config.mjs, and SVG, which is not optimized.
const FILE_NAME = /^[\w.-]+\.(svg|png|jpe?g|webp|avif)$/;

/**
 * Returns a fault for each picture that cannot be shown.
 *
 * @param list the source file that lists the pictures
 */
export function findPictureFaults(list: string, folder: string, files: string[]): string[] {
  const existing = readdirSync(folder);
  return files.flatMap((file) => {
    const path = `${folder}/${file}`;
    if (!FILE_NAME.test(file))
      return `${path}: rename the file, and change its name in ${list}: use only letters, digits, hyphens, underscores and periods, and end it with .svg, .png, .jpg, .webp or .avif`;
    if (existing.includes(file)) return [];
    return `${path} does not exist: put the picture there, or correct its name in ${list}`;
  });
}

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
