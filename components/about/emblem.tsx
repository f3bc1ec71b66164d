/** A window wide open, a sun, two cans on a string, a die showing its best side. */
const drawings = [
  'M8 6h48v52H8zm24 0v52M8 32h48M8 6 0 14v36l8 8M56 6l8 8v36l-8 8',
  'M32 18a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm0-16v8m0 44v8M2 32h8m44 0h8M11 11l6 6m30 30 6 6M53 11l-6 6M17 47l-6 6',
  'M4 34v20q9 6 18 0V34q-9 6-18 0 9-6 18 0M42 10v20q9 6 18 0V10q-9 6-18 0 9-6 18 0M22 46q14-2 10-16t10-12',
  'M14 10 54 6l4 40-40 4ZM25 19h.1M46 17h.1M26 30h.1M47 28h.1M27 41h.1M48 39h.1M6 24q-4 8 0 16m4 16q8 6 16 4',
] as const;

/** The emblem sewn on a pennant, one for each value. Decorative. */
export function Emblem({ index, className }: { index: number; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[index]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
