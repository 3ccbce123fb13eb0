import type { PublicArticleSummary } from '@lens/contracts/articles';
import { useTranslation } from '@lens/platform/i18n';
import styles from './ArticleMeta.module.css';

type ArticleMetaProps = Pick<PublicArticleSummary, 'author' | 'published_at' | 'read_time'>;

/** The day in the page's language; the same from Node and browsers, since no clock is involved. */
const dayOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(moment));

/** Who wrote it, when, and how long it takes to read. */
export function ArticleMeta({ author, published_at, read_time }: ArticleMetaProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <p className={styles.meta}>
      <span>
        <bdi>{author}</bdi>
      </span>{' '}
      <time dateTime={published_at}>{dayOf(published_at, i18n.language)}</time>{' '}
      <span>{t('article.readTime', { count: read_time })}</span>
    </p>
  );
}
