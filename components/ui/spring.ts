import { animate } from 'framer-motion/dom/mini';
import { spring } from 'framer-motion/dom';

/**
 * Swings an element to rest from an angle, about its own transform-origin.
 *
 * @param element what hangs
 * @param from where it starts, in degrees off its resting place
 */
export function swing(element: Element, from: number) {
  animate(
    element,
    { transform: [`rotate(${from}deg)`, 'rotate(0deg)'] },
    { type: spring, stiffness: 120, damping: 5, mass: 0.6 },
  );
}
