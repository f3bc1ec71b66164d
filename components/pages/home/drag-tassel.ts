import { loadChunk } from '@/lib/browser/chunk';

/** How far down, in CSS pixels, a drag must go to switch between day and night. */
const PULL_PX = 28;
/** How far, in CSS pixels, the pointer must move after a press to start a drag. */
const DRAG_PX = 5;
/** The cord's maximum angle during a drag; the fringe leans twice as far. */
const MAX_LEAN_RADIANS = 0.305;

/** Limits a distance to `max`, with increasing resistance. */
const resist = (distance: number, max: number) => max * Math.tanh(distance / max);

/** Returns how far, in CSS pixels, the tassel leans toward a passing pointer: less to the left, where the text is. */
const computeLean = (pointerX: number) =>
  Math.abs(pointerX) > 480 ? 0 : Math.max(-6, Math.min(22, pointerX / 8));

/**
 * Makes the tassel lean toward the pointer, follow a drag and swing back. A downward drag switches between day and
 * night; a tap clicks the label's checkbox, which does the same. Loads the springs at the first use. With reduced motion,
 * a drag still switches, but nothing moves.
 *
 * @param label the switch; its last SVG is the tassel
 */
export function makeTasselDraggable(label: HTMLLabelElement) {
  const drawing = [...label.querySelectorAll('svg')].at(-1)!;
  const fringe = drawing.querySelector<SVGElement>('[data-part="fringe"]')!;
  const section = label.closest('section')!;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let press: { x: number; y: number; hasPulled: boolean } | undefined;
  let isDrag = false;
  let drawnOffset = { x: 0, y: 0 };
  let springs: ReturnType<typeof loadSprings> | undefined;

  function draw(x: number, y: number) {
    drawnOffset = { x, y };
    const angle = resist(-x / label.offsetHeight, MAX_LEAN_RADIANS);
    drawing.style.translate = `0 ${y}px`;
    drawing.style.rotate = fringe.style.rotate = `${angle}rad`;
  }

  const loadSprings = () =>
    loadChunk(() => import('@/components/pages/home/cord-springs')).then(
      ({ createCordSprings }) =>
        createCordSprings((x, y) => {
          if (!press) draw(x, y);
        }),
      () => undefined,
    );

  async function swingTo(x: number) {
    if (prefersReducedMotion) return;
    const spring = await (springs ??= loadSprings());
    if (press) return;
    if (spring) spring.swing(x, 0, drawnOffset);
    else draw(x, 0);
  }

  label.onpointerdown = ({ clientX, clientY, button }) => {
    isDrag = false;
    if (button) return;
    press = { x: clientX, y: clientY, hasPulled: false };
    void swingTo(0);
  };

  label.onpointermove = ({ clientX, clientY, pointerId }) => {
    if (!press) return;
    const [x, y] = [clientX - press.x, clientY - press.y];
    if (!isDrag && Math.hypot(x, y) > DRAG_PX) {
      isDrag = true;
      label.setPointerCapture(pointerId);
    }
    // The limit keeps the cord's upper end out of view.
    if (isDrag && !prefersReducedMotion) draw(x, resist(Math.max(y, 0), label.offsetHeight * 0.14));
    if (y < PULL_PX || press.hasPulled) return;
    press.hasPulled = true;
    label.control?.click();
  };

  label.onpointerup = label.onpointercancel = () => {
    press = undefined;
    void swingTo(0);
  };

  // A finger that moves up scrolls the page; any other pulls.
  label.ontouchmove = (event) => {
    const { clientX, clientY } = event.touches[0]!;
    if (press && press.y - clientY < Math.abs(clientX - press.x)) event.preventDefault();
  };

  // A drag ends with a click, which must not switch again. Clicks by keyboard or script have `detail` 0.
  label.onclick = (event) => {
    if (isDrag && event.detail) event.preventDefault();
  };

  section.onpointermove = ({ clientX, pointerType }) => {
    if (press || pointerType !== 'mouse') return;
    const { left, right } = label.getBoundingClientRect();
    void swingTo(computeLean(clientX - (left + right) / 2));
  };

  section.onpointerleave = ({ pointerType }) => {
    if (pointerType === 'mouse') void swingTo(0);
  };
}
