import type { PublicImage } from '@lens/contracts/media';
import { MediaImage } from '../image/MediaImage';
import styles from './Cover.module.css';

interface CoverProps {
  cover: PublicImage;
  sizes: string;
  /** For covers in the first screen. */
  priority?: boolean;
}

/** The picture that staff chose, cropped to its frame. */
export const Cover = ({ cover, ...rest }: CoverProps) => (
  <MediaImage image={cover} {...rest} className={styles.cover} />
);
