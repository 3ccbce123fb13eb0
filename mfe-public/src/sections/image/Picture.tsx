import type { ImgHTMLAttributes, Ref } from 'react';

export interface PictureProps extends Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'className' | 'loading' | 'fetchPriority' | 'onLoad' | 'onError'
> {
  /** In a format that every browser supports. */
  src: string;
  alt: string;
  /** In pixels, of any of its sizes: the browser derives the aspect ratio. */
  width: number;
  height: number;
  /** `src` in other widths, as a `srcset`. */
  srcSet?: string;
  /** The same as WebP and AVIF, each a `srcset`. */
  webp?: string;
  avif?: string;
  sizes?: string;
  ref?: Ref<HTMLImageElement>;
}

export function Picture({ avif, webp, sizes, ...image }: PictureProps) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img sizes={image.srcSet && sizes} decoding="async" {...image} />
    </picture>
  );
}
