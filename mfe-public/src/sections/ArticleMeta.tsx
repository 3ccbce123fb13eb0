import type { PublicArticleSummary } from '@lens/contracts/articles';
import type { LanguageCode } from '@lens/contracts/languages';
import { formatInZone } from '@lens/contracts/practice-time';
import { useSettings } from '@lens/platform/host';
import { useTranslation } from '@lens/platform/i18n';
import { formatDay } from '@lens/platform/format-date';
import styles from './ArticleMeta.module.css';

type ArticleMetaProps = Pick<PublicArticleSummary, 'author' | 'published_at' | 'read_time'> & {
  /** For lists: the language of the body, which may be English under a translated title. */
  body_lng?: LanguageCode;
};

/** Author, day in the practice's time zone, and reading time. */
export function ArticleMeta({ author, published_at, read_time, body_lng }: ArticleMetaProps) {
  const { t, i18n } = useTranslation('common');
  const { timeZone } = useSettings();
  return (
    <p className={styles.meta}>
      <span>
        <bdi>{author}</bdi>
      </span>{' '}
      <time dateTime={formatInZone(published_at, timeZone)}>
        {formatDay(new Date(published_at), i18n.language, timeZone)}
      </time>{' '}
      <span>{t('article.readTime', { count: read_time })}</span>
      {body_lng === 'en' && i18n.language !== 'en' ? (
        <>
          {' '}
          <span>{t('article.bodyInEnglish')}</span>
        </>
      ) : null}
    </p>
  );
}
