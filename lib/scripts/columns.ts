/** Prints rows in columns. */
export interface Column<Row> {
  title: string;
  /** In characters. Longer cells are not cut, so that lines can be printed before all rows are read. */
  width: number;
  align?: 'right';
  text: (row: Row) => string | number;
}

/** Yields a line of titles, then a line for each row; for no rows, only the message. */
export async function* inColumns<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  emptyMessage: string,
): AsyncGenerator<string> {
  const toLine = (textOf: (column: Column<Row>) => string | number) => {
    const cells = columns.map((column) => {
      const text = `${textOf(column)}`;
      return column.align ? text.padStart(column.width) : text.padEnd(column.width);
    });
    return `${cells.join('  ').trimEnd()}\n`;
  };
  let isEmpty = true;
  for await (const row of rows) {
    if (isEmpty) yield toLine(({ title }) => title);
    isEmpty = false;
    yield toLine(({ text }) => text(row));
  }
  if (isEmpty) yield `${emptyMessage}\n`;
}
