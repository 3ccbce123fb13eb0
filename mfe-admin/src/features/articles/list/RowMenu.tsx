import type { ArticleSummary } from '@lens/contracts/articles';
import { Menu } from '../../../components/Menu';
import { openOnSite } from '../open-on-site';
import { useArticleActions } from './use-article-actions';

export function RowMenu({ article }: { article: ArticleSummary }) {
  const { edit, publish, unpublish, remove } = useArticleActions();
  const isPublic = article.status === 'published';
  return (
    <Menu
      label={<span className="visually-hidden">Actions for {article.title}</span>}
      items={[
        { label: 'Edit', run: () => edit(article) },
        ...(isPublic
          ? [{ label: 'Open on the site', run: () => openOnSite(article.published_slug ?? article.slug) }]
          : []),
        ...(isPublic ? [] : [{ label: 'Publish now', run: () => publish(article) }]),
        ...(article.status === 'draft' ? [] : [{ label: 'Unpublish', run: () => unpublish(article) }]),
        { label: 'Delete…', run: () => remove(article), isDestructive: true },
      ]}
    />
  );
}
