/** docs/placeholders.md, read by `npm run check:launch`: the page is the list, for people and for it. */

export interface Placeholder {
  /** The heading that it stands under. */
  about: string;
  what: string;
  /** The file that holds it, if the page names one. */
  file?: string;
}

const cells = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isRow = (line: string) => line.startsWith('|');
const isRuler = (line: string) => /^\|[\s|:-]+\|$/.test(line);

/**
 * @param markdown a page in which every row of a table and every item of a list is one placeholder
 * @returns them, in the order of the page
 */
export function placeholdersIn(markdown: string): Placeholder[] {
  const found: Placeholder[] = [];
  let about = '';
  let columns: string[] = [];
  // An item of a list may run over several lines.
  const lines = markdown.replace(/\n {2,}(?=\S)/g, ' ').split('\n');
  lines.forEach((line, index) => {
    const [, heading] = /^## (.+)$/.exec(line) ?? [];
    const [, item] = /^[-*] (.+?)[;.]?$/.exec(line) ?? [];
    if (heading) about = heading;
    else if (item) found.push({ about, what: item });
    else if (isRow(line) && isRuler(lines[index + 1] ?? '')) columns = cells(line);
    else if (isRow(line) && !isRuler(line)) {
      const values = cells(line);
      const file = values[columns.indexOf('file')];
      found.push({ about, what: values[0] ?? '', ...(file && { file: file.replaceAll('`', '') }) });
    }
  });
  return found;
}
