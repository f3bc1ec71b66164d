import { useEffect } from 'react';

const prefix = 'Error: ';

/** Prefixes the document's title with "Error: " while the page has errors (WCAG 2.2, technique G88). */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors]);
}
