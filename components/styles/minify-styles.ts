/** Joins style sheets and removes comments and most white space. */
export const minifyStyles = (...sheets: string[]): string =>
  sheets
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/;? ?([{}<>;]) ?|([,:]) /g, '$1$2');
