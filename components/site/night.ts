/**
 * The local storage key of the visitor's choice between day and night, which the privacy policy names. Also the name of
 * a window event that makes night-script.ts update switches that were just rendered.
 */
export const nightStorageKey = 'tassel-night';
