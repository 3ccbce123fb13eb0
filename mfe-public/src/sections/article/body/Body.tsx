import type { PublicArticle } from '@lens/contracts/articles';
import { directionOf } from '@lens/contracts/languages';
import { RichText } from '../../rich-text/RichText';
import { Share } from '../share/Share';
import styles from './Body.module.css';

/** The text in its own language, with the ways to pass it on in the margin. */
export function Body({ article: { slug, title, body, images, lng } }: { article: PublicArticle }) {
  return (
    <div className={styles.body}>
      <Share slug={slug} title={title} />
      <div lang={lng} dir={directionOf(lng)}>
        <RichText text={body} images={images} />
      </div>
    </div>
  );
}
