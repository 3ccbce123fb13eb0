import type { ArticleSummary } from '@lens/contracts/articles';
import type { PageHead } from '@lens/contracts/page';
import { useNavigate } from '@lens/platform/router';
import { ButtonLink } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { PageHeader } from '@lens/ui/office/PageHeader';
import { DataTable } from '../../../components/data-table/DataTable';
import { ListBar } from '../../../components/data-table/ListBar';
import { ListFilter } from '../../../components/data-table/ListFilter';
import { useUrlList } from '../../../components/data-table/use-url-list';
import { pluralize } from '@lens/platform/pluralize';
import { useShortcuts } from '@lens/platform/shortcuts';
import { useArticles } from '../api/list-articles';
import { categories, categoryOptions, statuses, statusOptions } from '../labels';
import { columns } from './columns';
import { useArticleActions } from './use-article-actions';
import { useArticleListSync } from './use-article-list-sync';
import styles from './ArticleList.module.css';

export const head = (): PageHead => ({ title: 'Articles · Back office', noindex: true });

const noun = { one: 'article', many: 'articles' };
const sortable = ['updated_at', 'created_at', 'published_at', 'slug'];
const filters = { status: statuses, category: categories };
const newArticlePath = '/admin/articles/new';
const titleOf = ({ title }: ArticleSummary) => title;
const statusOf = ({ status }: ArticleSummary) => status;

export function Page() {
  const list = useUrlList({ sort: '-updated_at', sortable, filters });
  const query = useArticles(list);
  const navigate = useNavigate();
  const actions = useArticleActions();
  useArticleListSync();
  useShortcuts([{ key: 'n', label: 'New article', run: () => navigate(newArticlePath) }]);
  return (
    <>
      <PageHeader title="Articles Management" count={query.data && pluralize(query.data.total, noun.one)}>
        <ButtonLink to={newArticlePath} look="main">
          New article
        </ButtonLink>
      </PageHeader>
      <ListBar list={list} placeholder="Title, text, author or address">
        <ListFilter list={list} name="status" label="Status" options={statusOptions} />
        <ListFilter list={list} name="category" label="Category" options={categoryOptions} />
      </ListBar>
      <DataTable
        noun={noun}
        query={query}
        list={list}
        columns={columns}
        nameOf={titleOf}
        stateOf={statusOf}
        asCards
        className={styles.articles}
        rowKeys={[
          { key: 'e', label: 'Edit the article', run: actions.edit },
          {
            key: 'p',
            label: 'Publish or unpublish the article',
            run: (article) => (article.status === 'draft' ? actions.publish : actions.unpublish)(article),
          },
        ]}
        emptyState={
          <EmptyState
            action={
              <ButtonLink to={newArticlePath} look="main">
                Add the first one
              </ButtonLink>
            }
          >
            No articles yet. Start with the question that patients ask most often.
          </EmptyState>
        }
      />
    </>
  );
}
