import { variantWidths, type VariantFormat } from '@lens/contracts/media';

export interface Variant {
  format: VariantFormat;
  /** In pixels. */
  width: number;
}

const widest = variantWidths.at(-1)!;

/** Never wider than the picture; one that is smaller than a step gets its own width in place of the wider steps. */
export const widthsOf = (width: number): number[] => [
  ...variantWidths.filter((step) => step < width && step < widest),
  Math.min(width, widest),
];

/** From the one every browser shows to the one that weighs least. A JPEG lets nothing show through. */
export const formatsOf = ({ has_alpha }: { has_alpha: boolean }): VariantFormat[] => [
  has_alpha ? 'png' : 'jpg',
  'webp',
  'avif',
];

/** Everything that is made of a picture, in the order in which it is made. */
export const planOf = (picture: { width: number; has_alpha: boolean }): Variant[] =>
  widthsOf(picture.width).flatMap((width) => formatsOf(picture).map((format) => ({ format, width })));

export const mimeOf: Record<VariantFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};
