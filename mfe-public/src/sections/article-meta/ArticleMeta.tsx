import type { PublicArticleSummary } from '@lens/contracts/articles';
import { useTranslation } from '@lens/platform/i18n';
import { writtenDay } from '@lens/platform/written-dates';
import styles from './ArticleMeta.module.css';

type ArticleMetaProps = Pick<PublicArticleSummary, 'author' | 'published_at' | 'read_time'>;

/** Who wrote it, when, and how long it takes to read. */
export function ArticleMeta({ author, published_at, read_time }: ArticleMetaProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <p className={styles.meta}>
      <span>
        <bdi>{author}</bdi>
      </span>{' '}
      <time dateTime={published_at}>{writtenDay(new Date(published_at), i18n.language)}</time>{' '}
      <span>{t('article.readTime', { count: read_time })}</span>
    </p>
  );
}
