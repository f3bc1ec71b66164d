import { loadChunk } from '@/lib/browser/chunk';

/** How far down a hand pulls the switch, and how far it moves until a press is a drag, in CSS pixels. */
const pullDistance = 44;
const dragDistance = 5;
/** How far the cord leans to the hand that holds it, and the fringe by as much again. */
const maxLeanRadians = 0.305;

/** Follows a distance less and less, up to `most`. */
const resist = (distance: number, most: number) => most * Math.tanh(distance / most);

/** Returns how far the tassel leans to a passing pointer, in CSS pixels. To its left are the words. */
const leanTo = (away: number) => (Math.abs(away) > 480 ? 0 : Math.max(-6, Math.min(22, away / 8)));

/**
 * Hangs the tassel on its cord: it leans to the pointer, follows the hand that drags it, and swings back. A drag
 * down pulls the switch; a tap is the label's own. The springs are loaded when a pointer first comes near. With
 * reduced motion nothing moves, but a drag still pulls. The last drawing in the label is moved.
 */
export function hangCord(label: HTMLLabelElement) {
  const drawing = [...label.querySelectorAll('svg')].at(-1)!;
  const fringe = drawing.querySelector<SVGElement>('[data-part="fringe"]')!;
  const section = label.closest('section')!;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let hand: { x: number; y: number; hasPulled: boolean } | undefined;
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
      ({ createCordSprings }) => createCordSprings((x, y) => hand || draw(x, y)),
      () => undefined,
    );

  async function swingTo(x: number) {
    if (isStill) return;
    const spring = await (springs ??= loadSprings());
    if (!hand) (spring?.swing ?? draw)(x, 0, drawn);
  }

  label.onpointerdown = ({ clientX, clientY, button }) => {
    isDrag = false;
    if (button) return;
    hand = { x: clientX, y: clientY, hasPulled: false };
    void swingTo(0);
  };

  label.onpointermove = ({ clientX, clientY, pointerId }) => {
    if (!hand) return;
    const [x, y] = [clientX - hand.x, clientY - hand.y];
    if (!isDrag && Math.hypot(x, y) > dragDistance) {
      isDrag = true;
      label.setPointerCapture(pointerId);
    }
    // The cord never shows its upper end.
    if (isDrag && !isStill) draw(x, resist(Math.max(y, 0), label.offsetHeight * 0.14));
    if (y < pullDistance || hand.hasPulled) return;
    hand.hasPulled = true;
    label.control?.click();
  };

  label.onpointerup = label.onpointercancel = () => {
    hand = undefined;
    void swingTo(0);
  };

  // A finger that moves down pulls; one that moves up scrolls the page.
  label.ontouchmove = (event) => {
    if (hand && event.touches[0]!.clientY > hand.y) event.preventDefault();
  };

  // The click that ends a drag is not another pull. A click by keyboard or script has no detail.
  label.onclick = (event) => {
    if (isDrag && event.detail) event.preventDefault();
  };

  section.onpointermove = ({ clientX, pointerType }) => {
    if (hand || pointerType !== 'mouse') return;
    const { left, right } = label.getBoundingClientRect();
    void swingTo(leanTo(clientX - (left + right) / 2));
  };

  section.onpointerleave = () => void swingTo(0);
}
