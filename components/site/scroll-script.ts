/**
 * Opens a page at its `data-initial-scroll-y`, unless the address has a hash. Shows the scroll progress in the header,
 * whose styles read `data-scrolled` and `--progress`. early-script.tsx sends the text of this function to the page.
 *
 * @param threshold up to this position, in CSS pixels, the header counts as not scrolled
 */
export function startScrolling(threshold: number) {
  function showProgress() {
    const header = document.querySelector('header');
    const maxScrollY = document.documentElement.scrollHeight - innerHeight;
    header?.setAttribute('data-scrolled', `${scrollY > threshold}`);
    header?.style.setProperty('--progress', `${maxScrollY > 0 ? scrollY / maxScrollY : 0}`);
  }
  addEventListener('scroll', showProgress, { passive: true });
  addEventListener('DOMContentLoaded', () => {
    const page = document.querySelector<HTMLElement>('[data-initial-scroll-y]');
    if (!page || location.hash) return;
    history.scrollRestoration = 'manual';
    scrollTo(0, Number(page.dataset.initialScrollY));
  });
  // scroll-manager.tsx decides where Back and Forward lead to. Reloads and returns from other sites restore the
  // position, so the browser may restore it until the page has loaded and after it is left.
  addEventListener('pageshow', () => {
    setTimeout(() => (history.scrollRestoration = 'manual'));
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
