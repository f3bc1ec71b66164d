import { springValue } from 'framer-motion/dom';

interface Offset {
  x: number;
  y: number;
}

/** Creates springs for the offset of the cord's end from its rest position, in CSS pixels. Calls `draw` at each step. */
export function createCordSprings(draw: (x: number, y: number) => void) {
  const options = { stiffness: 210, damping: 9, mass: 1 };
  const springs = { x: springValue<number>(0, options), y: springValue<number>(0, options) };
  for (const spring of [springs.x, springs.y])
    spring.on('change', () => draw(springs.x.get(), springs.y.get()));
  return {
    /** Swings from `from` to (x, y). The springs do not know where a drag has left the cord's end. */
    swing(x: number, y: number, from: Offset) {
      for (const axis of ['x', 'y'] as const)
        if (springs[axis].get() !== from[axis]) springs[axis].jump(from[axis]);
      springs.x.set(x);
      springs.y.set(y);
    },
  };
}
