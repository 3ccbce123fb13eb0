import type { PublicImage } from '@lens/contracts/media';
import { Image, type ImageProps } from './Image';

interface MediaImageProps extends Pick<ImageProps, 'priority' | 'fit' | 'placeholder' | 'className'> {
  image: PublicImage;
  sizes: string;
}

/** A picture that staff uploaded, in the formats that the API offers. */
export function MediaImage({ image, ...rest }: MediaImageProps) {
  const setOf = (type: string) => image.sources.find((source) => source.type === type)?.srcset;
  return (
    <Image
      {...rest}
      src={image.src}
      srcSet={setOf('image/jpeg') ?? setOf('image/png')}
      webp={setOf('image/webp')}
      avif={setOf('image/avif')}
      alt={image.alt}
      lang={image.lng}
      width={image.width}
      height={image.height}
      focus={image.focal_point}
    />
  );
}
