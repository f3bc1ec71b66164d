import ink from '@/components/art/ink.module.css';

interface DrawingProps {
  /** An SVG file as text. */
  svg: string;
  /** For its root. */
  className?: string | undefined;
}

/**
 * A drawing that stands in the page itself: one that styles move or tint by `data-part`, or that is in
 * the first view. Others are a Picture. Decorative.
 */
export function Drawing({ svg, className = '' }: DrawingProps) {
  const html = svg.replace(/^<svg xmlns="[^"]+"/, `<svg class="${className}"`);
  return (
    <span className={ink.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
