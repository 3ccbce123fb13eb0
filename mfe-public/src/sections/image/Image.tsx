import { Picture, type PictureProps } from './Picture';
import { Placeholder } from './Placeholder';
import { useNear } from './use-near';
import { useOutcome } from './use-outcome';
import styles from './Image.module.css';

export interface ImageProps extends Pick<
  PictureProps,
  'src' | 'alt' | 'width' | 'height' | 'srcSet' | 'webp' | 'avif' | 'sizes'
> {
  /** Renders at once and is fetched first. Other pictures wait until they are near the window. */
  priority?: boolean;
  fit?: 'cover' | 'contain' | 'fill' | 'scale-down' | 'none';
  /** The point to keep in view when it is cropped, as shares of width and height. */
  focus?: { x: number; y: number };
  /** A small picture to show until the real one has loaded, or if it fails; fine arcs by default. */
  placeholder?: string;
  /** The language of `alt`, if it may differ from the page's. */
  lang?: string;
  className?: string;
}

/** Maps a share to one of five positions in the style sheet, since server HTML may carry no `style`. */
const place = (share = 0.5) => Math.round(share * 4);

export function Image({
  priority = false,
  fit,
  focus,
  placeholder,
  lang,
  className,
  ...picture
}: ImageProps) {
  const { src, alt, width, height } = picture;
  const [isNear, watch] = useNear(!priority);
  const { outcome, imageProps } = useOutcome(src);
  const isShown = isNear && outcome !== 'failed';
  return (
    <span
      ref={watch}
      className={className ? `${styles.frame} ${className}` : styles.frame}
      lang={lang}
      data-outcome={outcome}
      data-fit={fit}
      data-x={focus && place(focus.x)}
      data-y={focus && place(focus.y)}
    >
      <Placeholder width={width} height={height} src={placeholder} label={isShown ? undefined : alt} />
      {isShown && (
        <Picture
          {...picture}
          {...imageProps}
          className={priority ? undefined : styles.arriving}
          fetchPriority={priority ? 'high' : undefined}
        />
      )}
      {!isNear && (
        <noscript>
          <Picture {...picture} loading="lazy" />
        </noscript>
      )}
    </span>
  );
}
