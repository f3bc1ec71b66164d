/** Compares the files that contain visible texts with the list in docs/editing-copy.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { roleList } from '@/components/roles';

const folders = ['app/(site)', 'components', 'lib/forms'];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .concat(['lib/facts.ts', 'lib/periods.ts', 'lib/site.ts'])
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Returns the first text of a file that looks like one for visitors: it begins with a capital and has two words. */
function findVisibleText(file: string): string | undefined {
  const visit = (node: ts.Node): string | undefined => {
    // Developers read the messages of errors.
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return undefined;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node))
      if (/^[“¿]?\p{Lu}.*\p{L}[’,:.]* [\p{L}\d“]/u.test(node.text)) return node.text;
    return ts.forEachChild(node, visit);
  };
  return visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

const guide = readFileSync('docs/editing-copy.md', 'utf8');
const roleIds = roleList.map(({ id }) => id);

/** The files in backticks, with each role's ID in place of ‹role›. */
const listedFiles = Array.from(
  guide.matchAll(/`((?:components|lib)\/[^`]+\.tsx?)`/g),
  ([, path]) => `${path}`,
).flatMap((path) =>
  path.includes('‹role›') ? roleIds.map((id) => path.replace('‹role›', id)) : [path],
);

test('docs/editing-copy.md lists every file with a visible text', () => {
  const unlisted = files
    .filter((file) => !listedFiles.includes(file))
    .map((file) => [file, findVisibleText(file)])
    .filter(([, text]) => text);
  expect(unlisted, 'Add to docs/editing-copy.md').toEqual([]);
});

test('docs/editing-copy.md lists no file that is missing', () => {
  expect(listedFiles.length).toBeGreaterThan(20);
  expect(listedFiles.filter((file) => !existsSync(file))).toEqual([]);
});

test('docs/editing-copy.md lists the roles', () => {
  // British English has no comma before “or”.
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  const sentence = `‹role› is ${list.format(roleIds.map((id) => `\`${id}\``))}.`;
  expect(
    guide.replaceAll(/\s+/g, ' ').includes(sentence),
    `Write in docs/editing-copy.md: ${sentence}`,
  ).toBe(true);
});
