/** Joins style sheets without their comments and line breaks. */
export const joinSheets = (...sheets: string[]): string =>
  sheets
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ');
