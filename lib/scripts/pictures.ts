/** Checks the picture files that lists of clients and people name. */
import { readdirSync } from 'node:fs';
import { people } from '@/components/about/team';
import { logos } from '@/components/home/logos';

const FORMAT = /\.(svg|png|jpe?g|webp|avif)$/;

/**
 * Returns a fault for each file that cannot be shown.
 *
 * @param list the file that names the pictures
 * @param folder where the pictures are
 */
export function findPictureFaults(list: string, folder: string, files: string[]): string[] {
  const existing = readdirSync(folder);
  return files.flatMap((file) => {
    const path = `${folder}/${file}`;
    if (/\s/.test(file))
      return `${path}: replace the spaces in the file’s name with hyphens, also in ${list}`;
    if (!FORMAT.test(file))
      return `${path}: save the picture as .svg, .png, .jpg, .webp or .avif (lower case), also in ${list}`;
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
