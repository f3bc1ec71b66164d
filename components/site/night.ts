/**
 * Day or night: the second palette (components/styles/tokens.css). `data-night` on the document says which is
 * shown. It follows the system until somebody pulls the tassel; then the browser remembers the choice. All of that is
 * done by night-script.ts, before the page is hydrated too.
 */

/**
 * Under this name the choice is in local storage; the privacy policy names it. An event of this name on the window
 * shows the state on switches that have just come.
 */
export const nightStorage = 'tassel-night';
