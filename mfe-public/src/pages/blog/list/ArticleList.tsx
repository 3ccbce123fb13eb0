import { useEffect, useRef } from 'react';
import type { PageProps } from '@lens/contracts/page';
import { useTranslation } from '@lens/platform/i18n';
import { Link } from '@lens/platform/router';
import buttons from '@lens/ui/button/button.module.css';
import { ArticleCard } from '../../../sections/article-card/ArticleCard';
import { TryAgain } from '../../../sections/try-again/TryAgain';
import type { BlogData } from '../load';
import { addressOf, cardsAtATime, type View } from '../view';
import { useScrollToResults } from './use-scroll-to-results';
import styles from './ArticleList.module.css';

/** The id of a card. Links lead to it, so that a visitor without JavaScript goes on reading there. */
const idOfCard = (index: number): string => `article-${index + 1}`;

interface ArticleListProps extends Pick<PageProps<BlogData>, 'data' | 'reload'> {
  view: View;
}

/** Four articles, and four more at a time. */
export function ArticleList({ data, view, reload }: ArticleListProps) {
  const { t } = useTranslation('common');
  const status = useRef<HTMLParagraphElement>(null);
  const heading = useScrollToResults(view);
  const { articles = [], found = 0 } = data ?? {};
  const shown = articles.length;
  const hasMore = shown < found;
  const hadMore = useRef(hasMore);

  useEffect(() => {
    // With the last cards the link goes, and may take the focus with it.
    if (hadMore.current && !hasMore && document.activeElement === document.body) status.current?.focus();
    hadMore.current = hasMore;
  }, [hasMore]);

  // Without a filter the newest article stands above the cards, and counts too.
  const isWithFeatured = !view.category && !view.search && Boolean(data?.featured);
  const counts = isWithFeatured ? { shown: shown + 1, found: found + 1 } : { shown, found };
  const summary = isWithFeatured ? 'blog.list.shownWithFeatured' : 'blog.list.shown';
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
            <ArticleCard key={article.slug} article={article} id={idOfCard(index)} />
          ))}
        </div>
      ) : null}
      <footer className={styles.foot}>
        <p ref={status} role="status" tabIndex={-1}>
          {data ? t(counts.found ? summary : 'blog.list.none', counts) : t('blog.list.away')}
        </p>
        {data ? null : <TryAgain to={`${addressOf(view)}#articles`} reload={reload} />}
        {hasMore ? (
          <Link
            to={`${addressOf({ ...view, shown: shown + cardsAtATime })}#${idOfCard(shown)}`}
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
