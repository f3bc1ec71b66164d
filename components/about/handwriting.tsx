import { signatures } from '@/components/about/signatures';

interface HandwritingProps {
  /** Which line. */
  line: keyof typeof signatures;
  className?: string;
}

/** A line written across the yearbook by hand, in the color of its place. Decorative. */
export function Handwriting({ line, className }: HandwritingProps) {
  const { width, height, path } = signatures[line];
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
      <path d={path} />
    </svg>
  );
}
