import type { MediaAnswer } from '@lens/contracts/media';
import styles from './Media.module.css';

/** The smallest WebP variant, or else the first, cropped around the focal point. */
export function Thumbnail({ picture: { variants, focal_point } }: { picture: MediaAnswer }) {
  const variant = variants.find(({ format }) => format === 'webp') ?? variants[0];
  if (!variant) return <span className={styles.blank} />;
  return (
    <img
      className={styles.thumbnail}
      src={variant.url}
      alt=""
      width={variant.width}
      height={variant.height}
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${focal_point.x * 100}% ${focal_point.y * 100}%` }}
    />
  );
}
