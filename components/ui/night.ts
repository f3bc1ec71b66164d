/** The local storage key of the visitor's choice between day and night, which the privacy policy names. */
export const nightStorageKey = 'tassel-night';

/** The window event on which night-script.ts applies the palette again. */
export const nightUpdateEvent = 'tassel-night-update';
