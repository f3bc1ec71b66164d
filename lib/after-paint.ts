/** How long to wait for a frame, in milliseconds: a tab that nobody looks at is given none. */
const patience = 100;

/**
 * Waits until the browser has shown how the page stands now, so that what the visitor did is
 * answered before heavy work begins.
 *
 * An observer hears of its target in a task of its own, after the frame that is drawn next. That is
 * what an animation frame and a timer in it would come to, without a clock that tests may stop.
 */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      observer.disconnect();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const observer = new IntersectionObserver(done);
    observer.observe(document.documentElement);
  });
}
