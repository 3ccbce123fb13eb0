import { variantWidths, type VariantFormat } from '@lens/contracts/media';

export interface Variant {
  format: VariantFormat;
  /** In pixels. */
  width: number;
}

const maxWidth = variantWidths.at(-1)!;

/** The standard widths below that of the picture, then the picture’s width, or the largest standard one if that is less. */
export const planWidths = (width: number): number[] => [
  ...variantWidths.filter((step) => step < width && step < maxWidth),
  Math.min(width, maxWidth),
];

/** From the format that every browser shows to the smallest one. PNG where needed, since a JPEG has no transparency. */
export const formatsFor = ({ has_alpha }: { has_alpha: boolean }): VariantFormat[] => [
  has_alpha ? 'png' : 'jpg',
  'webp',
  'avif',
];

/** All variants of a picture, in the order in which they are made. */
export const planVariants = (picture: { width: number; has_alpha: boolean }): Variant[] =>
  planWidths(picture.width).flatMap((width) => formatsFor(picture).map((format) => ({ format, width })));

export const mimeByFormat: Record<VariantFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
