import { useAssets } from '@lens/platform/host';
import styles from './Drawing.module.css';

interface DrawingProps {
  /** Path without width and format: `hero/iris`. */
  file: string;
  alt: string;
  sizes: string;
  /** Fetched first and at once; every other drawing waits until it is near the window. */
  priority?: boolean;
  className?: string;
}

const widths = [400, 800, 1200, 1920];

/** A 3:2 scene in AVIF, WebP and JPEG at four widths. */
export function Drawing({ file, alt, sizes, priority = false, className }: DrawingProps) {
  const asset = useAssets();
  const setOf = (format: string) =>
    widths.map((width) => `${asset(`${file}-${width}.${format}`)} ${width}w`).join(', ');
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={setOf('webp')} sizes={sizes} />
      <img
        className={styles.image}
        srcSet={setOf('jpg')}
        sizes={sizes}
        src={asset(`${file}-1200.jpg`)}
        width={1200}
        height={800}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
