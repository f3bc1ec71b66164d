interface Cell {
  width: number;
  height: number;
}

/** Returns a path around the first cells of a grid that is filled column by column. */
export function coverCells(count: number, perColumn: number, { width, height }: Cell) {
  const columns = Math.floor(count / perColumn);
  const rest = count % perColumn;
  const end = rest ? `H${(columns + 1) * width}V${rest * height}` : '';
  return `M0 0${end}H${columns * width}V${perColumn * height}H0Z`;
}
