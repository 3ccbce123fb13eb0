import type { PageHead, PageProps } from '@lens/contracts/page';
import { Link } from '@lens/platform/router';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { useVisit } from '../../../components/palette/recent';
import { useArticle } from '../api/article';
import { ArticleEditor } from './ArticleEditor';
import styles from './Editor.module.css';

export const head = (): PageHead => ({ title: 'Article · Back office', noindex: true });

export function Page({ params: { id = '' } }: PageProps) {
  const query = useArticle(id);
  useVisit('Article', `/admin/articles/${id}`, query.data?.texts.en.title);
  return (
    <>
      <Link to="/admin/articles" className={styles['back']}>
        Articles
      </Link>
      {!query.data && <PageHeader title="Article" />}
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The article could not be read: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label="Loading the article…" />}
      {query.data && <ArticleEditor key={id} article={query.data} />}
    </>
  );
}
