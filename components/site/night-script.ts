/**
 * Applies the day or night palette to the document, the theme color and the switches, and again after each event that
 * may change the palette or add a switch. The visitor's choice wins over the system setting.
 *
 * Runs before the first paint: early-script.tsx sends the text of this function to the page, so it can use nothing from
 * outside.
 *
 * @param storageKey where the choice is kept; if storage is blocked, it lasts until the visitor leaves the page
 * @param updateEvent the event that reports a new switch
 */
export function startNight(storageKey: string, updateEvent: string) {
  const root = document.documentElement;
  const darkScheme = matchMedia('(prefers-color-scheme: dark)');
  let choice: string | null = null;

  function update() {
    try {
      choice = localStorage.getItem(storageKey) ?? choice;
    } catch {}
    const night = choice ?? (darkScheme.matches ? 'on' : 'off');
    root.dataset.night = night;
    const themeColors = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    for (const [index, meta] of themeColors.entries()) {
      const media = (index === 0) === (night === 'off') ? 'all' : 'not all';
      // Each change calls the observer.
      if (meta.media !== media) meta.media = media;
    }
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-night-switch]'))
      box.checked = night === 'on';
  }

  function toggle() {
    choice = root.dataset.night === 'on' ? 'off' : 'on';
    try {
      localStorage.setItem(storageKey, choice);
    } catch {}
    update();
  }

  update();
  darkScheme.addEventListener('change', update);
  for (const type of ['DOMContentLoaded', 'pageshow', 'storage', updateEvent])
    addEventListener(type, update);
  // After a navigation, React writes the theme colors again.
  const observed = { attributeFilter: ['media'], childList: true, subtree: true };
  new MutationObserver(update).observe(document.head, observed);
  addEventListener('change', ({ target }) => {
    if (!(target as Element).matches('[data-night-switch]')) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isReduced || !('startViewTransition' in document)) return toggle();
    root.dataset.switching = '';
    const transition = document.startViewTransition(() => {
      delete root.dataset.switching;
      toggle();
    });
    // A second switch skips the first transition.
    transition.ready.catch(() => undefined);
  });
}
