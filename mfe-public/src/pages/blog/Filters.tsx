import { useEffect, useRef, type FormEvent } from 'react';
import { articleCategories } from '@lens/contracts/article-categories';
import { useTranslation } from '@lens/platform/i18n';
import { Link, useNavigate } from '@lens/platform/router';
import { SearchIcon } from '@lens/ui/icons/navigation';
import type { BlogData } from './load';
import { CategoryIcon } from '../../sections/article-card/motifs';
import { addressOf, articleSearchMaxLength, type View } from './view';
import styles from './Filters.module.css';

interface FiltersProps {
  view: View;
  /** Unknown while the API is away. */
  counts: BlogData['counts'] | undefined;
}

/** Links to the categories with their counts, and a search. Both work by the address of the page. */
export function Filters({ view, counts }: FiltersProps) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Going back in the history changes the search: the uncontrolled field has to follow.
    if (field.current) field.current.value = view.search;
  }, [view.search]);
  const options = [
    { id: null, label: t('blog.filters.all'), count: counts?.all },
    ...articleCategories.map((id) => ({
      id,
      label: t(`article.categories.${id}`),
      count: counts && (counts.categories[id] ?? 0),
    })),
  ].filter(({ count }) => count !== 0);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = new FormData(event.currentTarget).get('search');
    navigate(addressOf({ category: view.category, search: String(term).trim() }));
  };

  return (
    <aside className={styles.filters} aria-label={t('blog.filters.label')}>
      <form role="search" className={styles.search} onSubmit={search}>
        <label htmlFor="article-search">{t('blog.filters.search')}</label>
        {view.category ? <input type="hidden" name="category" value={view.category} /> : null}
        <div className={styles.line}>
          <input
            ref={field}
            id="article-search"
            type="search"
            name="search"
            maxLength={articleSearchMaxLength}
            defaultValue={view.search}
          />
          <button type="submit" aria-label={t('blog.filters.find')}>
            <SearchIcon />
          </button>
        </div>
      </form>
      <nav aria-labelledby="categories-title">
        <h2 id="categories-title">{t('blog.filters.categories')}</h2>
        <ul className={styles.categories}>
          {options.map(({ id, label, count }) => (
            <li key={id}>
              <Link
                to={`${addressOf({ category: id })}#articles`}
                aria-current={view.category === id && !view.search ? 'true' : undefined}
              >
                {id ? <CategoryIcon category={id} /> : null}
                <span>{label}</span>
                {count === undefined ? null : (
                  <>
                    {' '}
                    <span className={styles.count}>{count}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
