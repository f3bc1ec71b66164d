import ink from '@/components/art/ink.module.css';

interface DrawingProps {
  /** An SVG file as text. */
  svg: string;
  /** Set on the root element of the SVG. */
  className?: string | undefined;
}

/**
 * An inline SVG, for drawings above the fold and for those that styles animate or color by `data-part`. For others, use
 * `Picture`. Decorative.
 */
export function Drawing({ svg, className = '' }: DrawingProps) {
  const html = svg.replace(/^<svg xmlns="[^"]+"/, `<svg class="${className}"`);
  return (
    <span className={ink.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
