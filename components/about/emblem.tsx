import ink from '@/components/art/ink.module.css';

/** Contours, and the lines inside. */
const emblems = [
  // A window wide open.
  ['M8 6h48v52H8zM8 6 0 14v36l8 8M56 6l8 8v36l-8 8', 'M32 6v52M8 32h48'],
  // A sun with the yearbook's face.
  [
    'M50 27 62 32 50 37ZM48 42 53 53 42 48ZM37 50 32 62 27 50ZM22 48 11 53 16 42ZM14 37 2 32 14 27ZM16 22 11 11 22 16ZM27 14 32 2 37 14ZM42 16 53 11 48 22ZM32 17a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z',
    'M26 29v.1m11-.1v.1M31 30q-2 4 1 5M25 38q7 5 14-1',
  ],
  // Two cans on a string.
  [
    'M4 34v20q9 6 18 0V34q-9 6-18 0 9-6 18 0M42 10v20q9 6 18 0V10q-9 6-18 0 9-6 18 0',
    'M22 46q14-2 10-16t10-12',
  ],
  // A die showing its best side.
  [
    'M14 10 54 6l4 40-40 4Z',
    'M25 19h.1M46 17h.1M26 30h.1M47 28h.1M27 41h.1M48 39h.1M6 24q-4 8 0 16m4 16q8 6 16 4',
  ],
] as const;

/** The emblem sewn on a pennant, one for each value. Decorative. */
export function Emblem({ index, className }: { index: number; className?: string | undefined }) {
  const [contours, lines] = emblems[index]!;
  return (
    <svg
      className={`${ink.ink} ${className}`}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
    >
      <path d={contours} fill="var(--patch)" />
      <path d={lines} strokeWidth="2" />
    </svg>
  );
}
