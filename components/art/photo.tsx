import { getImageProps, type StaticImageData } from 'next/image';

interface PhotoProps {
  file: StaticImageData | string;
  alt: string;
  /** In CSS pixels: the optimizer serves the file at about this width, and at twice that for dense screens. */
  width: number;
  height: number;
  className?: string | undefined;
  loading?: 'lazy' | 'eager';
}

/** A picture of any format, at the size that is needed; an SVG is served as it is. */
export function Photo({ file, alt, ...image }: PhotoProps) {
  // Not `Image`: it is a client component, and the Content Security Policy refuses its style attribute.
  const { props } = getImageProps({ src: file, alt, ...image });
  delete props.style;
  // eslint-disable-next-line @next/next/no-img-element
  return <img {...props} alt={alt} />;
}
