/** @returns the phrase with a capital first letter, for facts that open a sentence or a cell */
export function sentence(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
