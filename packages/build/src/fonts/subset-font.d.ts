/** The subsetter's own package has no types, and those that others wrote for it know few of its options. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    /** A value pins an axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** @param text none of it to keep all glyphs */
  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
