import { useEffect, useRef } from 'react';
import type { PageProps } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { ArticleCard } from '../../../sections/article-card/ArticleCard';
import { TryAgain } from '../../../sections/try-again/TryAgain';
import type { BlogData } from '../load';
import { addressOf, cardsAtATime, type View } from '../view';
import { useShownResults } from './use-shown-results';
import styles from './ArticleList.module.css';

/** Where a visitor without JavaScript goes on reading. */
const placeOf = (index: number): string => `article-${index + 1}`;

interface ArticleListProps extends Pick<PageProps<BlogData>, 'data' | 'reload'> {
  view: View;
}

/** Four articles, and four more at a time. */
export function ArticleList({ data, view, reload }: ArticleListProps) {
  const { t } = useTranslation('common');
  const status = useRef<HTMLParagraphElement>(null);
  const heading = useShownResults(view);
  const { articles = [], found = 0 } = data ?? {};
  const shown = articles.length;
  const hasMore = shown < found;
  const had = useRef(hasMore);

  useEffect(() => {
    // The last cards take the link away that had the focus.
    if (had.current && !hasMore && document.activeElement === document.body) status.current?.focus();
    had.current = hasMore;
  }, [hasMore]);

  // Without a filter the newest stands above the cards: the counts of the categories have it too.
  const isWithFeatured = !view.category && !view.search && Boolean(data?.featured);
  const counted = isWithFeatured ? { shown: shown + 1, found: found + 1 } : { shown, found };
  const said = isWithFeatured ? 'blog.list.shownWithFeatured' : 'blog.list.shown';
  const subject = view.category ? t(`article.categories.${view.category}`) : t('blog.list.title');
  return (
    <section id="articles" className={styles.list} aria-labelledby="list-title">
      <header className={styles.head}>
        <h2 ref={heading} id="list-title" tabIndex={-1}>
          {view.search ? t('blog.list.search', { search: view.search }) : subject}
        </h2>
        {articles.some(({ is_sample }) => is_sample) ? <p>{t('article.samples')}</p> : null}
      </header>
      {shown > 0 ? (
        <div className={styles.cards}>
          {articles.map((article, index) => (
            <ArticleCard key={article.slug} article={article} id={placeOf(index)} />
          ))}
        </div>
      ) : null}
      <footer className={styles.foot}>
        <p ref={status} role="status" tabIndex={-1}>
          {data ? t(counted.found ? said : 'blog.list.none', counted) : t('blog.list.away')}
        </p>
        {data ? null : <TryAgain to={`${addressOf(view)}#articles`} reload={reload} />}
        {hasMore ? (
          <Link
            to={`${addressOf({ ...view, shown: shown + cardsAtATime })}#${placeOf(shown)}`}
            className={buttons.secondary}
          >
            {t('blog.list.more')}
          </Link>
        ) : null}
        {data && found === 0 && data.counts.all > 0 ? (
          <Link to="/blog" className={buttons.secondary}>
            {t('blog.filters.all')}
          </Link>
        ) : null}
      </footer>
    </section>
  );
}
