import type { PublicArticle } from '@lens/contracts/articles';
import { directionOf, sourceLanguage } from '@lens/contracts/languages';
import { useTranslation } from '@lens/platform/i18n';
import { RichText } from '../rich-text/RichText';
import { Share } from './Share';
import styles from './Body.module.css';

/** State of a body that services translated. */
export interface BodyTranslation {
  /** Whether the English original is shown. */
  isOriginal: boolean;
  /** Blocks that are still in English. */
  english: ReadonlySet<number>;
  /** Switches between original and translation. */
  toggle(): void;
}

interface Props {
  article: PublicArticle;
  translation?: BodyTranslation;
}

/** The body of an article in its language, with a note if that is not the reader's, and links to share it. */
export function Body({ article: { slug, title, body, images, body_lng }, translation }: Props) {
  const { t, i18n } = useTranslation('common');
  const isUntranslated = body_lng === sourceLanguage && i18n.language !== sourceLanguage;
  return (
    <div className={styles.body}>
      <Share slug={slug} title={title} />
      <div>
        {translation ? (
          <p className={styles.note}>
            <span role="status">{t(translation.isOriginal ? 'article.inEnglish' : 'article.live.note')}</span>{' '}
            <button type="button" onClick={translation.toggle}>
              {t(translation.isOriginal ? 'article.live.translation' : 'article.live.original')}
            </button>
          </p>
        ) : isUntranslated ? (
          <p className={styles.note}>{t('article.inEnglish')}</p>
        ) : null}
        <div lang={body_lng} dir={directionOf(body_lng)}>
          <RichText text={body} images={images} english={translation?.english} />
        </div>
      </div>
    </div>
  );
}
