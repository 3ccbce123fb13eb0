import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import { ArrowRightIcon } from '@lens/ui/icons/navigation';
import { ArticleCard } from '../../sections/article-card/ArticleCard';
import type { CardData } from '../../sections/article-card/card';
import styles from './Related.module.css';

/** Links to related articles; nothing without any. */
export function Related({ articles }: { articles: readonly CardData[] }) {
  const { t } = useTranslation('common');
  if (articles.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="related-title">
      <header className={styles.head}>
        <h2 id="related-title">{t('article.related')}</h2>
        <Link to="/blog">
          {t('article.all')}
          <ArrowRightIcon />
        </Link>
      </header>
      <div className={styles.cards}>
        {articles.map((article) => (
          <ArticleCard key={article.slug} article={article} />
        ))}
      </div>
    </section>
  );
}
