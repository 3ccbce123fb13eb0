import type { PageHead, PageProps } from '@lens/contracts/page';
import { Link } from '@lens/platform/router';
import { isGone } from '@lens/platform/staff-api';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useRememberPlace } from '../../../components/palette/recent-places';
import { useRemovedBy } from '../../../components/shared-rows/removed-rows';
import { useArticle } from '../api/article';
import { ArticleEditor } from './ArticleEditor';
import { DeletedArticleNotice } from './DeletedArticleNotice';
import { readStoredDraft } from '../editing/stored-draft';
import styles from './Editor.module.css';

export const head = (): PageHead => ({ title: 'Article · Back office', noindex: true });

export function Page({ params: { id = '' } }: PageProps) {
  const query = useArticle(id);
  const removedBy = useRemovedBy(id);
  useRememberPlace('Article', `/admin/articles/${id}`, query.data?.texts.en.title);
  return (
    <>
      <Link to="/admin/articles" className={styles.back}>
        Articles
      </Link>
      {!query.data && <PageHeader title="Article" />}
      {isGone(query.error) && (
        <DeletedArticleNotice id={id} by={removedBy} getDraft={() => readStoredDraft(id)?.written} />
      )}
      {query.isError && !isGone(query.error) && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The article could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading the article…" />}
      {query.data && <ArticleEditor key={id} article={query.data} />}
    </>
  );
}
