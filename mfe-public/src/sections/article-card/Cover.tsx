import type { PublicImage } from '@lens/contracts/media';
import styles from './Cover.module.css';

interface CoverProps {
  cover: PublicImage;
  sizes: string;
}

/** The picture that staff chose, cut to the place that it has. */
export function Cover({ cover, sizes }: CoverProps) {
  return (
    <picture>
      {cover.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={styles.cover}
        src={cover.src}
        width={cover.width}
        height={cover.height}
        alt={cover.alt}
        lang={cover.lng}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
