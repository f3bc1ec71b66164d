/**
 * @param sheets as their files have them
 * @returns one sheet, without comments and most white space
 */
export const joinSheets = (...sheets: string[]): string =>
  sheets
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/;? ?([{}<>;]) ?|([,:]) /g, '$1$2');
