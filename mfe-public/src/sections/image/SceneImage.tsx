import { useAssets } from '@lens/platform/host';
import { Image, type ImageProps } from './Image';
import { sceneWidths, type SceneName } from './scene-names';

interface SceneImageProps extends Omit<
  ImageProps,
  'src' | 'srcSet' | 'webp' | 'avif' | 'width' | 'height' | 'lang'
> {
  name: SceneName;
  sizes: string;
}

/** One of the drawn scenes. */
export function SceneImage({ name, ...image }: SceneImageProps) {
  const asset = useAssets();
  const setOf = (format: string) =>
    sceneWidths.map((width) => `${asset(`${name}-${width}.${format}`)} ${width}w`).join(', ');
  return (
    <Image
      {...image}
      src={asset(`${name}-1200.jpg`)}
      srcSet={setOf('jpg')}
      webp={setOf('webp')}
      avif={setOf('avif')}
      width={1200}
      height={800}
    />
  );
}
