/** Joins style sheets without their comments and needless white space. They must be formatted as Prettier does. */
export const joinSheets = (...sheets: string[]): string =>
  sheets
    .join('')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([{};,]) | (?=[{}])/g, '$1')
    // An empty custom property keeps its space, which older browsers need.
    .replace(/([{;][\w-]+): (?!;)/g, '$1:');
