/** How hard the cord pulls its end back, and how soon it comes to rest: per second squared, and per second. */
const stiffness = 210;
const damping = 9;
/** The longest step of the simulation, in seconds: on a slow device it swings as fast as on any. */
const longestStep = 1 / 60;
/** How far a hand moves down until it has pulled, and until it has moved at all, in CSS pixels. */
const pulledAfter = 44;
const movedAfter = 5;
/** How far the tassel leans to a pointer that passes. To its left are the words. */
const lean = { left: -6, right: 22 };
/** How far its cord leans to the hand that holds it, and its fringe by as much again: to 35 degrees. */
const halfLean = 0.305;

/** Follows, and gives less and less: `most` in the end. */
const give = (distance: number, most: number) => most * Math.tanh(distance / most);

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, value));

/**
 * Hangs the tassel on its cord: it leans to the pointer, follows the hand that holds it, and swings back. Own
 * code: a spring of framer-motion would be loaded only after the finger is there. With reduced motion nothing
 * moves, and the hand pulls all the same.
 *
 * @param label what is held; the last drawing in it is moved
 * @returns takes it off
 */
export function hangCord(label: HTMLLabelElement): () => void {
  const drawing = [...label.querySelectorAll('svg')].at(-1)!;
  const fringe = drawing.querySelector<SVGElement>('[data-part="fringe"]')!;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const events = new AbortController();
  const { signal } = events;
  const end = { x: 0, y: 0, speedX: 0, speedY: 0, restX: 0 };
  let hand: { x: number; y: number; hasPulled: boolean } | undefined;
  let hasMoved = false;
  let frame = 0;
  let before = 0;

  function draw() {
    // At first, where its fringe is held stays under the hand.
    const angle = give(-end.x / label.offsetHeight, halfLean);
    drawing.style.translate = `0 ${end.y}px`;
    drawing.style.rotate = fringe.style.rotate = `${angle}rad`;
  }

  function swing(now: number) {
    for (let left = Math.min((now - before) / 1000, 1); left > 0; left -= longestStep) {
      const seconds = Math.min(left, longestStep);
      end.speedX += ((end.restX - end.x) * stiffness - end.speedX * damping) * seconds;
      end.speedY += (-end.y * stiffness - end.speedY * damping) * seconds;
      end.x += end.speedX * seconds;
      end.y += end.speedY * seconds;
    }
    before = now;
    const isAtRest =
      Math.hypot(end.speedX, end.speedY) < 1 && Math.hypot(end.x - end.restX, end.y) < 0.2;
    draw();
    frame = isAtRest || hand ? 0 : requestAnimationFrame(swing);
  }

  function letGo() {
    if (isStill || frame) return;
    before = performance.now();
    frame = requestAnimationFrame(swing);
  }

  const on = <Type extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options?: AddEventListenerOptions,
  ) => target.addEventListener(type, listener, { ...options, signal });

  on(label, 'pointerdown', ({ clientX, clientY, button }) => {
    hasMoved = false;
    if (!button) hand = { x: clientX, y: clientY, hasPulled: false };
  });

  on(label, 'pointermove', ({ clientX, clientY, pointerId }) => {
    if (!hand) return;
    const [x, y] = [clientX - hand.x, clientY - hand.y];
    if (Math.hypot(x, y) > movedAfter && !hasMoved) {
      hasMoved = true;
      label.setPointerCapture(pointerId);
    }
    if (hasMoved && !isStill) {
      // The cord never shows its upper end.
      Object.assign(end, { x, y: give(Math.max(y, 0), label.offsetHeight * 0.14) });
      draw();
    }
    if (y < pulledAfter || hand.hasPulled) return;
    hand.hasPulled = true;
    label.control?.click();
  });

  for (const type of ['pointerup', 'pointercancel'] as const)
    on(label, type, () => {
      hand = undefined;
      letGo();
    });

  // A finger that moves down pulls; one that moves up scrolls the page.
  on(
    label,
    'touchmove',
    (event) => {
      if (hand && event.touches[0]!.clientY > hand.y) event.preventDefault();
    },
    { passive: false },
  );

  // The click that ends a drag is not another pull.
  on(
    label,
    'click',
    (event) => {
      // One of the keyboard has no detail.
      if (hasMoved && event.detail) event.preventDefault();
    },
    { capture: true },
  );

  const section = label.closest('section')!;
  on(section, 'pointermove', ({ clientX, pointerType }) => {
    if (hand || pointerType !== 'mouse') return;
    const { left, right } = label.getBoundingClientRect();
    const away = clientX - (left + right) / 2;
    end.restX = Math.abs(away) > 480 ? 0 : clamp(away / 8, lean.left, lean.right);
    letGo();
  });
  on(section, 'pointerleave', () => {
    end.restX = 0;
    letGo();
  });

  return () => {
    events.abort();
    cancelAnimationFrame(frame);
  };
}
