declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** A range keeps the axis; a number fixes it. */
    variationAxes: Record<string, { min: number; max: number; default: number } | number>;
    keepFeatures: string[];
    noHinting: boolean;
    noLayoutClosure: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
