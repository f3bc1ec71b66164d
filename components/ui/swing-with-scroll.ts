import { springValue } from 'framer-motion/dom';

/** How far an element swings at most, in degrees. */
const most = 5;
/** Degrees for each CSS pixel that the page moved since the last scroll event. */
const perPixel = 0.15;
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
  const stopDrawing = angle.on('change', (degrees) => {
    for (const [index, { style }] of elements.entries())
      style.transform = `rotate(${index % 2 ? degrees : -degrees}deg)`;
  });
  let top = scrollY;
  let rest: ReturnType<typeof setTimeout>;
  const onScroll = () => {
    const pace = (scrollY - top) * perPixel;
    top = scrollY;
    angle.set(Math.max(-most, Math.min(most, pace)));
    clearTimeout(rest);
    rest = setTimeout(() => angle.set(0), restMs);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(rest);
    stopDrawing();
    angle.destroy();
  };
}
