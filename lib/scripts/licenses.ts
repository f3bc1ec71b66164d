/** docs/licenses.md, made from package-lock.json, which names the license of every package. */

/** Each license that we accept, and why it goes together with ours (MIT). */
const ACCEPTED: Readonly<Record<string, string>> = {
  '0BSD': 'asks for nothing',
  'Apache-2.0': 'permissive; we change none of it',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'BlueOak-1.0.0': 'permissive',
  'CC-BY-4.0': 'data on browsers, used while building; the package names its source',
  'CC0-1.0': 'asks for nothing',
  ISC: 'permissive',
  'LGPL-3.0-or-later': 'libvips, loaded by sharp as a library of its own and unchanged',
  MIT: 'permissive',
  'MIT OR CC0-1.0': 'permissive, whichever one takes',
  'MPL-2.0': 'concerns changes to its own files, and we make none',
  'OFL-1.1':
    'Archivo, cut to the characters in use under its own name; components/styles/fonts/OFL.txt goes along',
  'Python-2.0': 'permissive',
  Zlib: 'permissive',
};

/** Packages whose license stands in its file alone, and was read there. */
const READ_IN_FILE: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' };

interface Lockfile {
  packages: Record<string, { license?: string; dev?: boolean }>;
}

interface Dependency {
  name: string;
  license: string;
  dev: boolean;
}

function dependencies({ packages }: Lockfile): Dependency[] {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { license, dev }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const given = license ?? READ_IN_FILE[name] ?? 'none given';
      return { name, license: given.replace(/^\((.*)\)$/, '$1'), dev: dev === true };
    });
}

/**
 * @param lockfile package-lock.json
 * @returns a line for each package under a license that nobody has looked at yet
 */
export function unknownLicenses(lockfile: Lockfile): string[] {
  return dependencies(lockfile)
    .filter(({ license }) => license.split(' AND ').some((part) => !(part in ACCEPTED)))
    .map(({ name, license }) => `${name}: ${license}`);
}

/** One name for the many packages of one scope, such as the binaries for each kind of machine. */
function shortened(names: readonly string[]): string[] {
  const scopes = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const scope = name.startsWith('@') ? name.slice(0, name.indexOf('/')) : name;
    scopes.set(scope, [...(scopes.get(scope) ?? []), name]);
  }
  return [...scopes]
    .flatMap(([scope, members]) => (members.length > 3 ? [`${scope}/*`] : members))
    .sort();
}

function table(given: Dependency[]): string {
  const licenses = [...new Set(given.map(({ license }) => license))].sort();
  const rows = licenses.map((license) => {
    const names = given.filter((one) => one.license === license).map(({ name }) => name);
    return `| ${license} | ${shortened(names).join(', ')} |`;
  });
  return ['| License | Packages |', '| --- | --- |', ...rows].join('\n');
}

/**
 * @param lockfile package-lock.json
 * @returns the page; without versions, so that an update alone does not change it
 */
export function licensesPage(lockfile: Lockfile): string {
  const all = dependencies(lockfile);
  const reasons = Object.entries(ACCEPTED).map(([license, why]) => `| ${license} | ${why} |`);
  return `# Licenses

The site itself is under the MIT License (LICENSE). \`npm run licenses\` makes this page from
\`package-lock.json\`; a test fails when the two differ, or when a package comes under a license that
is not in the first table.

<!-- prettier-ignore-start -->

## What goes together with MIT, and why

| License | Why |
| --- | --- |
${reasons.join('\n')}

## What the site runs with, or may where it is installed

${table(all.filter(({ dev }) => !dev))}

## What builds and tests it

None of this is part of what is deployed.

${table(all.filter(({ dev }) => dev))}

<!-- prettier-ignore-end -->
`;
}
