/** An imported SVG file: its URL and size. */
declare module '@/components/*.svg' {
  const file: import('next/image').StaticImageData;
  export default file;
}

/** The same file as text (next.config.mjs, `turbopack.rules`). */
declare module '@/components/*.svg?raw' {
  const svg: string;
  export default svg;
}
