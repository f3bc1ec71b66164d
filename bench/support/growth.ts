/** The site as it may be in a year: twice the roles, twice the team, four times the logos. */
import { buildNext, copySite, patch, workspace } from '@/bench/support/workspace';
import { startSite, type Site } from '@/e2e/support/site';

/**
 * Copies this site, adds that, builds and serves it.
 * @returns the running site; `stop` ends it, and its folder goes when this process ends
 * @throws when a patched source has changed, or the build fails
 */
export async function startGrownSite(): Promise<Site> {
  const folder = workspace('grown');
  copySite(folder);
  patch(
    folder,
    'lib/content/roles.ts',
    'export const roleList: readonly Role[] = Object.values(roles);',
    `const once = Object.values(roles);
export const roleList: readonly Role[] = [
  ...once,
  ...once.map((role) => ({ ...role, title: role.title + ', second season' })),
];`,
  );
  patch(
    folder,
    'components/roles/tickets.tsx',
    'roleList.map((role) => (\n          <Ticket key={role.id}',
    'roleList.map((role) => (\n          <Ticket key={role.title}',
  );
  patch(
    folder,
    'components/about/team.ts',
    'export const people: readonly Person[] = [',
    'const once: readonly Person[] = [',
  );
  patch(
    folder,
    'components/about/team.ts',
    '\n];\n',
    `
];
export const people: readonly Person[] = [
  ...once,
  ...once.map((one) => ({ ...one, role: one.role + ', East', superlative: one.superlative + ' again' })),
];`,
  );
  const marks = 'components/home/wordmarks.ts';
  patch(folder, marks, 'export const wordmarks: readonly', 'const once: readonly');
  patch(
    folder,
    marks,
    '\n];\n',
    `\n];
export const wordmarks = ['', ' North', ' South', ' West'].flatMap((where) =>
  once.map((mark) => ({ ...mark, name: mark.name + where })),
);\n`,
  );
  await buildNext(folder);
  return startSite({}, folder);
}
