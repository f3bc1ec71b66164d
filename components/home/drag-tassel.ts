import { loadChunk } from '@/lib/browser/chunk';

/** The distances, in CSS pixels, that switch the palette and that turn a press into a drag. */
const pullDistance = 44;
const dragDistance = 5;
/** How far the cord leans to the pointer that holds it; the fringe leans twice as far. */
const maxLeanRadians = 0.305;

/** Limits a distance to `most`, with increasing resistance. */
const resist = (distance: number, most: number) => most * Math.tanh(distance / most);

/** Returns how far the tassel leans to a passing pointer, in CSS pixels. Leans less to the left, where the text is. */
const leanTo = (away: number) => (Math.abs(away) > 480 ? 0 : Math.max(-6, Math.min(22, away / 8)));

/**
 * Makes the tassel lean to the pointer, follow a drag and swing back. A drag down switches between day and night; the
 * label itself handles taps. Loads the springs when a pointer first comes near. With reduced motion nothing moves, but a
 * drag still switches.
 *
 * @param label its last SVG is the tassel
 */
export function makeTasselDraggable(label: HTMLLabelElement) {
  const drawing = [...label.querySelectorAll('svg')].at(-1)!;
  const fringe = drawing.querySelector<SVGElement>('[data-part="fringe"]')!;
  const section = label.closest('section')!;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let press: { x: number; y: number; hasPulled: boolean } | undefined;
  let isDrag = false;
  let drawn = { x: 0, y: 0 };
  let springs: ReturnType<typeof loadSprings> | undefined;

  function draw(x: number, y: number) {
    drawn = { x, y };
    const angle = resist(-x / label.offsetHeight, maxLeanRadians);
    drawing.style.translate = `0 ${y}px`;
    drawing.style.rotate = fringe.style.rotate = `${angle}rad`;
  }

  const loadSprings = () =>
    loadChunk(() => import('@/components/home/cord-springs')).then(
      ({ createCordSprings }) => createCordSprings((x, y) => press || draw(x, y)),
      () => undefined,
    );

  async function swingTo(x: number) {
    if (isStill) return;
    const spring = await (springs ??= loadSprings());
    if (!press) (spring?.swing ?? draw)(x, 0, drawn);
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
    if (!isDrag && Math.hypot(x, y) > dragDistance) {
      isDrag = true;
      label.setPointerCapture(pointerId);
    }
    // Keeps the cord's upper end out of view.
    if (isDrag && !isStill) draw(x, resist(Math.max(y, 0), label.offsetHeight * 0.14));
    if (y < pullDistance || press.hasPulled) return;
    press.hasPulled = true;
    label.control?.click();
  };

  label.onpointerup = label.onpointercancel = () => {
    press = undefined;
    void swingTo(0);
  };

  // A finger that moves down pulls; one that moves up scrolls the page.
  label.ontouchmove = (event) => {
    if (press && event.touches[0]!.clientY > press.y) event.preventDefault();
  };

  // The click that ends a drag is not another pull. A click by keyboard or script has no detail.
  label.onclick = (event) => {
    if (isDrag && event.detail) event.preventDefault();
  };

  section.onpointermove = ({ clientX, pointerType }) => {
    if (press || pointerType !== 'mouse') return;
    const { left, right } = label.getBoundingClientRect();
    void swingTo(leanTo(clientX - (left + right) / 2));
  };

  section.onpointerleave = () => void swingTo(0);
}
