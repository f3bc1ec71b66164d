import ink from '@/components/art/ink.module.css';

interface DrawingProps {
  /** An SVG file as text. */
  svg: string;
  /** Set on the root element of the SVG. */
  className?: string | undefined;
}

/**
 * An inline SVG. Use it for drawings above the fold, and for drawings that style sheets animate or color by `data-part`.
 * For other drawings, use `Picture`. Decorative.
 */
export function Drawing({ svg, className = '' }: DrawingProps) {
  // Next's data would escape each double quote and line break.
  const html = svg
    .replace(/^<svg xmlns="[^"]+"/, `<svg class="${className}"`)
    .replaceAll('"', "'")
    .replaceAll('\n', '');
  return (
    <span className={ink.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
