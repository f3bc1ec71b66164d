/**
 * Begins the document's title with "Error: " while something is wrong (WCAG 2.2, technique G88).
 * @returns `mark`, which says whether something is
 */
export function errorTitle() {
  const prefix = 'Error: ';
  return {
    mark(isWrong: boolean) {
      const plain = document.title.replace(prefix, '');
      const title = isWrong ? prefix + plain : plain;
      if (document.title !== title) document.title = title;
    },
  };
}
