/** The package has no types, and those of others lack most of its options. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    /** A number fixes the axis, a range reduces it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** @param text null with `keepAllGlyphs` */
  export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
