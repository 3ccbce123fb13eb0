import type { PublicImage } from '@lens/contracts/media';
import { MediaImage } from '../image/MediaImage';
import styles from './Cover.module.css';

interface CoverProps {
  cover: PublicImage;
  sizes: string;
}

/** The picture that staff chose, cut to the place that it has. */
export const Cover = ({ cover, sizes }: CoverProps) => (
  <MediaImage image={cover} sizes={sizes} className={styles.cover} />
);
