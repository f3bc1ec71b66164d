import ink from '@/components/art/ink.module.css';

/** One drawing per value, in the order of copy.ts. Each has three paths: contours, inner lines and thick lines. */
const emblems = [
  // A graded paper.
  [
    'M14.7 2.4 42.6 4.8 53.5 17.8 49.7 61.6 9.8 58.2Z',
    'M42.6 4.8l-1 12 11.9 1M17 44l28 2.4M16 52l20 1.7',
    'M22 17l-1.6 18M22 17c12 0 11 8-.6 8.4 14 .6 12.5 11-1 9.6M37 27.5l8 .7',
  ],
  // A smiling sun.
  [
    'M50 27 62 32 50 37ZM48 42 53 53 42 48ZM37 50 32 62 27 50ZM22 48 11 53 16 42ZM14 37 2 32 14 27ZM16 22 11 11 22 16ZM27 14 32 2 37 14ZM42 16 53 11 48 22ZM32 17a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z',
    'M26 29v.1m11-.1v.1M31 30q-2 4 1 5M25 38q7 5 14-1',
  ],
  // Two cans on a string.
  [
    'M4 34v20q9 6 18 0V34q-9 6-18 0 9-6 18 0M42 10v20q9 6 18 0V10q-9 6-18 0 9-6 18 0',
    'M22 46q14-2 10-16t10-12',
  ],
  // A die.
  [
    'M4.3 26.7 39.8 20.4 46 55.9 10.6 62.2ZM4.3 26.7 14.7 10.7 50.1 4.4 39.8 20.4M50.1 4.4 56.2 38.9 46 55.9 39.8 20.4Z',
    '',
    'M14.6 33h.1M32.3 29.9h.1M16.3 42.9h.1M34 39.7h.1M18 52.7h.1M35.8 49.6h.1M18.5 19.5h.1M27.2 15.5h.1M35.9 11.6h.1M47.1 19h.1M48.9 41h.1',
  ],
] as const;

/** The drawing on a pennant; `index` is the position of its value in copy.ts. Decorative. */
export function Emblem({ index, className }: { index: number; className?: string | undefined }) {
  const emblem = emblems[index];
  if (!emblem)
    throw new Error(
      `components/pages/about/copy.ts: there are drawings for ${emblems.length} values. To add one, ask a developer to draw it in emblem.tsx and place it in pennants.tsx.`,
    );
  const [contours, lines, thick] = emblem;
  return (
    <svg
      className={`${ink.lines} ${className}`}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
    >
      <path d={contours} fill="var(--emblem-fill)" />
      <path d={lines} strokeWidth="2" data-part="lines" />
      {/* The grade on the paper (the first drawing) is red. */}
      {thick && (
        <path d={thick} strokeWidth="5" stroke={index === 0 ? 'var(--brick)' : undefined} />
      )}
    </svg>
  );
}
