import { springValue } from 'framer-motion/dom';

/** How far an element swings at most, in degrees. */
const maxDegrees = 5;
/** Degrees for each CSS pixel that the page moved since the last scroll event. */
const degreesPerPixel = 0.15;
/** How long after the last scroll event scrolling counts as over, in milliseconds. */
const restMs = 80;

/**
 * Lets elements swing about their own transform-origin with the pace of scrolling, every second one
 * the other way, and back to rest. One spring takes each new pace up with the momentum that it has;
 * a CSS animation would start anew.
 *
 * @returns ends it
 */
export function swingWithScroll(elements: readonly HTMLElement[]): () => void {
  const angle = springValue<number>(0, { stiffness: 120, damping: 5, mass: 0.6 });
  const unsubscribe = angle.on('change', (degrees) => {
    for (const [index, { style }] of elements.entries())
      style.transform = `rotate(${index % 2 ? degrees : -degrees}deg)`;
  });
  let lastScrollY = scrollY;
  let restTimer: ReturnType<typeof setTimeout>;
  const onScroll = () => {
    const degrees = (scrollY - lastScrollY) * degreesPerPixel;
    lastScrollY = scrollY;
    angle.set(Math.max(-maxDegrees, Math.min(maxDegrees, degrees)));
    clearTimeout(restTimer);
    restTimer = setTimeout(() => angle.set(0), restMs);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(restTimer);
    unsubscribe();
    angle.destroy();
  };
}
