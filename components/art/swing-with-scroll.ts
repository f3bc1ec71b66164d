import { springValue } from 'framer-motion/dom';

const MAX_DEGREES = 5;
/** Degrees per CSS pixel that the page moved since the last scroll event. */
const DEGREES_PER_PIXEL = 0.15;
/** Time after the last scroll event until elements swing back. */
const REST_MS = 80;

/**
 * Sets the angle `--sway` of elements by the speed of scrolling, every other one in the opposite direction. A spring
 * keeps its momentum between events, where a CSS animation would restart.
 *
 * @returns a function that stops the swinging
 */
export function swingWithScroll(elements: readonly HTMLElement[]): () => void {
  const angle = springValue<number>(0, { stiffness: 120, damping: 5, mass: 0.6 });
  const unsubscribe = angle.on('change', (degrees) => {
    for (const [index, { style }] of elements.entries())
      style.setProperty('--sway', `${index % 2 ? degrees : -degrees}deg`);
  });
  let lastScrollY = scrollY;
  let restTimer: ReturnType<typeof setTimeout>;
  const onScroll = () => {
    const degrees = (scrollY - lastScrollY) * DEGREES_PER_PIXEL;
    lastScrollY = scrollY;
    angle.set(Math.max(-MAX_DEGREES, Math.min(MAX_DEGREES, degrees)));
    clearTimeout(restTimer);
    restTimer = setTimeout(() => angle.set(0), REST_MS);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    clearTimeout(restTimer);
    unsubscribe();
    angle.destroy();
  };
}
