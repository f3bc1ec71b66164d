import { useEffect } from 'react';

const prefix = 'Error: ';

/** Begins the document's title with "Error: " while something is wrong (WCAG 2.2, technique G88). */
export function useErrorTitle(isWrong: boolean) {
  useEffect(() => {
    if (!isWrong) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [isWrong]);
}
