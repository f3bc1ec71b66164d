import styles from './diploma-cap.module.css';

/** The cord's strands from the cap's button to its edge and down, aslant to the curve. */
const strands = Array.from({ length: 12 }, (_, i) => {
  const [t, u] = [i / 11, 1 - i / 11];
  const at = (a: number, b: number, c: number, d: number) =>
    a * u ** 3 + 3 * b * t * u ** 2 + 3 * c * t ** 2 * u + d * t ** 3;
  const slope = Math.atan2(at(-6, 4, 18, 34), at(-30, -26, -12, -2)) - 0.7;
  const [x, y] = [at(75, 45, 22, 20), at(32, 26, 36, 66)].map((value) => value.toFixed(1));
  return `M${x} ${y}l${(4 * Math.cos(slope)).toFixed(1)} ${(4 * Math.sin(slope)).toFixed(1)}`;
}).join('');

/**
 * The drawings of the thank-you: the mortarboard, whose tassel moves from right to left, once, and the
 * seal in the corner. Decorative.
 */
export function DiplomaCap() {
  return (
    <>
      <Cap />
      <Seal />
    </>
  );
}

function Cap() {
  return (
    <svg
      className={styles.cap}
      width="150"
      height="112"
      viewBox="0 0 150 112"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M29 51v30c12 10 30 16 46 16s34-6 46-16V51L75 73Z" fill="var(--ink)" />
      <path
        d="M75 1 149 32 75 63 1 32Z"
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g className={styles.tassel} strokeLinecap="round">
        <path d={strands} stroke="var(--ink)" strokeWidth="8" />
        <path d={strands} stroke="var(--gold)" strokeWidth="4.5" />
        <use href="#tassel" x="6" y="64" width="28" height="48" />
      </g>
      <circle cx="75" cy="32" r="5" fill="var(--gold)" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  );
}

/** A rosette with two ribbons. */
function Seal() {
  return (
    <svg
      className={styles.seal}
      width="88"
      height="112"
      viewBox="0 0 88 112"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m30 62-14 42 14-6 8 12 10-40zm28 0 14 42-14-6-8 12-10-40z" fill="var(--brick)" />
      <path
        d="m44 3 8 6 9-3 5 8 10 1 1 10 8 6-3 9 5 8-8 6-1 10-10 2-5 8-9-2-10 5-8-6-10 2-4-9-10-2 1-10-7-7 5-8-3-9 8-6 1-10 10-1 5-8 9 3z"
        fill="var(--gold)"
      />
      <circle cx="44" cy="41" r="24" fill="var(--paper)" />
      <path d="M31 32h26m-13 0v22" fill="none" strokeWidth="8" />
    </svg>
  );
}
