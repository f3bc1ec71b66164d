import { getImageProps } from 'next/image';

interface PhotoProps {
  src: string;
  alt: string;
  /** In CSS pixels. Dense screens get twice this width. */
  width: number;
  height: number;
  className?: string | undefined;
  loading: 'lazy' | 'eager';
  fetchPriority?: 'low';
}

/** A picture of any format, resized to the needed width. An SVG is served unchanged. */
export function Photo(props: PhotoProps) {
  // Not `Image`, which is a client component.
  const { src, srcSet } = getImageProps(props).props;
  // eslint-disable-next-line @next/next/no-img-element
  return <img {...props} alt={props.alt} src={src} srcSet={srcSet} decoding="async" />;
}
