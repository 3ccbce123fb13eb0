import type { PublicArticle } from '@lens/contracts/articles';
import { directionOf, sourceLanguage } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { RichText } from '../../rich-text/RichText';
import { Share } from '../share/Share';
import styles from './Body.module.css';

/** The text in its own language, said so where that is not the reader's, with the ways to pass it on in the margin. */
export function Body({ article: { slug, title, body, images, body_lng } }: { article: PublicArticle }) {
  const { t, i18n } = useTranslation('common');
  const isUntranslated = body_lng === sourceLanguage && i18n.language !== sourceLanguage;
  return (
    <div className={styles.body}>
      <Share slug={slug} title={title} />
      <div>
        {isUntranslated ? <p className={styles.note}>{t('article.inEnglish')}</p> : null}
        <div lang={body_lng} dir={directionOf(body_lng)}>
          <RichText text={body} images={images} />
        </div>
      </div>
    </div>
  );
}
