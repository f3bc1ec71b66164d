/** Joins the texts of style sheets and removes comments and unneeded white space. Expects Prettier's formatting. */
export const joinStyleSheets = (...sheets: string[]): string =>
  sheets
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([{};,]) | (?=[{}])/g, '$1')
    // Keeps the space in an empty custom property, which older browsers need.
    .replace(/([{;][\w-]+): (?!;)/g, '$1:');
