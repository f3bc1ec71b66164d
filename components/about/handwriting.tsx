import { signatures } from '@/components/about/signatures';

interface HandwritingProps {
  /** Which line. */
  line: keyof typeof signatures;
  className?: string;
}

/**
 * A line written by hand, in the color of its place. The length of each stroke counts as 1, for a style
 * that lets it be written while one looks. Decorative.
 */
export function Handwriting({ line, className }: HandwritingProps) {
  const { width, height, strokes } = signatures[line];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {strokes.map((stroke) => (
        <path key={stroke} d={stroke} pathLength="1" />
      ))}
    </svg>
  );
}
