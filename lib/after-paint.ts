/** How long to wait for a frame, in milliseconds: a tab that nobody looks at is given none. */
const patience = 100;

/**
 * Waits until the browser has shown how the page stands now, so that what the visitor did is
 * answered before heavy work begins.
 *
 * An observer hears of its target in a task of its own, after a frame has been drawn. That is what
 * an animation frame and a timer in it would come to, without a clock that tests may stop. When the
 * second frame is drawn the first is on the screen.
 */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const observers: IntersectionObserver[] = [];
    const done = () => {
      clearTimeout(timer);
      for (const observer of observers) observer.disconnect();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const onFrame = (then: () => void) => {
      const observer = new IntersectionObserver(then);
      observers.push(observer);
      observer.observe(document.documentElement);
    };
    onFrame(() => onFrame(done));
  });
}
