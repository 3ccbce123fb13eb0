import { Picture, type PictureProps } from './Picture';
import { Placeholder } from './Placeholder';
import { useNear } from './use-near';
import { useOutcome } from './use-outcome';
import styles from './Image.module.css';

export interface ImageProps extends Pick<
  PictureProps,
  'src' | 'alt' | 'width' | 'height' | 'srcSet' | 'webp' | 'avif' | 'sizes'
> {
  /** Stands in the document and is fetched first. Every other picture waits until it is near the window. */
  priority?: boolean;
  fit?: 'cover' | 'contain' | 'fill' | 'scale-down' | 'none';
  /** The point to keep in view when it is cropped, as shares of width and height. */
  focus?: { x: number; y: number };
  /** A small picture until the real one is there, or if it never is; fine arcs where there is none. */
  placeholder?: string;
  /** The language of `alt`, where it may not be the page's. */
  lang?: string;
  className?: string;
}

/** Server HTML carries no `style`: the style sheet knows five places along each side. */
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
  const { outcome, watched } = useOutcome(src);
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
          {...watched}
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
