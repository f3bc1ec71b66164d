export interface Column<Row> {
  title: string;
  /** In characters. Longer cells are not cut. */
  minWidth: number;
  align?: 'right';
  text: (row: Row) => string | number;
}

/** Yields a line of titles and a line for each row. If there are no rows, yields the message instead. */
export async function* formatColumns<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  emptyMessage: string,
): AsyncGenerator<string> {
  const formatLine = (toCell: (column: Column<Row>) => string | number) => {
    const cells = columns.map((column) => {
      const text = `${toCell(column)}`;
      return column.align ? text.padStart(column.minWidth) : text.padEnd(column.minWidth);
    });
    return `${cells.join('  ').trimEnd()}\n`;
  };
  let isEmpty = true;
  for await (const row of rows) {
    if (isEmpty) yield formatLine(({ title }) => title);
    isEmpty = false;
    yield formatLine(({ text }) => text(row));
  }
  if (isEmpty) yield `${emptyMessage}\n`;
}
