/** The cord's strands, one below the other, from above the edge it hangs from down to the knot. */
const strands = Array.from({ length: 24 }, (_, i) => `M105 ${i * 13 - 99}l10-8`).join('');

/**
 * The locks of the fringe, those behind first: where each hangs, from -1 (left) to 1, and its tip's
 * height. No two are of one length.
 */
const locks: readonly (readonly [side: number, tip: number])[] = [
  [-1, 528],
  [1, 524],
  [-0.75, 552],
  [0.75, 546],
  [-0.5, 544],
  [0.5, 558],
  [-0.25, 566],
  [0.25, 550],
  [0, 574],
];

/** Narrow under the collar, widest in its lower third, tapered to a point. */
function lock(side: number, tip: number): string {
  const [root, middle, end] = [24, 60, 86].map((spread) => Math.round(110 + side * spread)) as [
    number,
    number,
    number,
  ];
  const lean = Math.round(side * 13);
  const [left, right] = [middle - 12, middle + 11];
  return `M${root - 5} 306C${root - 4} 360 ${left} 400 ${left + lean} ${tip - 66}Q${end - 12} ${tip - 24} ${end} ${tip}Q${right + lean + 5} ${tip - 26} ${right + lean} ${tip - 68}C${right} 400 ${root + 5} 360 ${root + 5} 306Z`;
}

/** A second line inside a lock. */
function thread(side: number, tip: number): string {
  const [root, end] = [Math.round(110 + side * 24), Math.round(110 + side * 60)];
  return `M${root} 330C${root} 370 ${end} 410 ${Math.round(end + side * 14)} ${tip - 78}`;
}

interface TasselDrawingProps {
  className?: string;
  /** The classes of the parts that move; none where the drawing is a file. */
  styles?: Readonly<Record<string, string>>;
}

/** The big tassel: a twisted cord from the top edge, a knot, a wound collar and a fringe. */
export function TasselDrawing({ className, styles = {} }: TasselDrawingProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 220 600"
      width="220"
      height="600"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.swing}>
        <Wound d={strands} width={7} />
        <g className={styles.fringe}>
          <use
            className={styles.plate}
            href="#locks"
            x="11"
            y="9"
            fill="var(--sky)"
            stroke="none"
          />
          <g fill="var(--gold)">
            <g id="locks">
              {locks.map((each) => (
                <path key={each[0]} d={lock(...each)} />
              ))}
            </g>
          </g>
          <path
            d={locks.map((each) => thread(...each)).join('')}
            stroke="var(--gold-deep)"
            strokeWidth="2"
          />
        </g>
        <Wound d="M82 304l56-8M83 288l54-8M85 272l50-8M87 256l46-8" width={13} />
        <Wound d="M90 222l20-24M110 244l20-22" width={17} />
        <Wound d="M95 238l30-34" width={18} />
        <g className={styles.charm}>
          <path d="M124 240q30 30 30 84" />
          <circle cx="154" cy="350" r="25" fill="var(--paper)" />
          <circle cx="154" cy="350" r="18.5" strokeWidth="2" />
          <path d="M143 342h22m-11 0v20" strokeWidth="6.5" strokeLinecap="butt" />
        </g>
      </g>
    </svg>
  );
}

/** A length of thread wound tight: gold with an edge of ink. */
function Wound({ d, width }: { d: string; width: number }) {
  return (
    <>
      <path d={d} strokeWidth={width + 6.5} />
      <path d={d} stroke="var(--gold)" strokeWidth={width} />
    </>
  );
}
