import type { StaticImageData } from 'next/image';

interface PictureProps {
  file: StaticImageData;
  className?: string | undefined;
}

/**
 * A drawing below the first view, which nothing moves or tints: a file of its own, asked for after what
 * the first view needs. Not lazily: it is there for print and for a page's end that is jumped to.
 * Decorative.
 */
export function Picture({ file, className }: PictureProps) {
  const { src, width, height } = file;
  return (
    // The optimizer of next/image refuses SVG, which needs none.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
      fetchPriority="low"
    />
  );
}
