export type TableRow = Record<string, string | number | undefined>;

const formatCell = (value: TableRow[string]) => `${value ?? '–'}`;

/** Formats rows as an aligned Markdown table. The keys of the rows are the titles of the columns. */
export function formatTable(rows: TableRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((title) => {
    const cells = rows.map((row) => formatCell(row[title]));
    const isNumeric = cells.every((text) => /^[–\d+\-.×]/.test(text));
    const width = Math.max(3, title.length, ...cells.map((text) => text.length));
    const pad = (text: string) => (isNumeric ? text.padStart(width) : text.padEnd(width));
    const delimiter = isNumeric ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
    return [pad(title), delimiter, ...cells.map(pad)];
  });
  const lines = Array.from({ length: rows.length + 2 }, (_, line) =>
    columns.map((column) => column[line]).join(' | '),
  );
  return lines.map((line) => `| ${line} |`).join('\n');
}

export const computeMedian = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = values.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
};
