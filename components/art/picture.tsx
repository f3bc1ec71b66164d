import type { StaticImageData } from 'next/image';

interface PictureProps {
  file: StaticImageData;
  className?: string | undefined;
}

/**
 * A drawing below the fold, loaded as a file with low priority. Not `loading="lazy"`, because lazy images may be missing
 * from a print. Decorative.
 */
export function Picture({ file, className }: PictureProps) {
  const { src, width, height } = file;
  return (
    // next/image does not optimize SVG.
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
