/** Joins the texts of style sheets and removes comments and unneeded white space. Expects Prettier's formatting. */
export const joinStyleSheets = (...sheets: string[]): string =>
  sheets
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([{};,]) | (?=[{}])/g, '$1')
    // Removes the space after a property's colon, except in an empty custom property (`--x: ;`), where older browsers
    // need it.
    .replace(/([{;][\w-]+): (?!;)/g, '$1:');
