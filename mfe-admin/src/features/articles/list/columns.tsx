import { createColumnHelper } from '@tanstack/react-table';
import type { ArticleSummary } from '@lens/contracts/articles';
import { languageOf } from '@lens/contracts/languages';
import { Link } from '@lens/platform/router';
import { rowFocusTarget } from '../../../components/data-table/use-row-keys';
import { TimeAgo } from '../../../components/time-ago/TimeAgo';
import { categoryLabels } from '../labels';
import { StatusText } from '../StatusText';
import { RowMenu } from './RowMenu';
import styles from './ArticleList.module.css';

const column = createColumnHelper<ArticleSummary>();

const LanguageList = ({ languages, stale }: Pick<ArticleSummary, 'languages' | 'stale'>) => (
  <ul className={styles.languages}>
    {languages.map((code) => (
      <li key={code} data-stale={stale.includes(code) || undefined}>
        {languageOf(code).name}
        {stale.includes(code) && <span className="visually-hidden"> (older than the English text)</span>}
      </li>
    ))}
  </ul>
);

/** Ids of sortable columns are the API's sort keys. */
export const columns = [
  column.accessor('title', {
    header: 'Title',
    enableSorting: false,
    cell: ({ row: { original } }) => (
      <>
        <Link {...rowFocusTarget} to={`/admin/articles/${original.id}`} className={styles.title}>
          {original.title}
        </Link>
        <span className={styles.summary}>
          {original.author}
          {original.is_sample && ' · Sample'}
        </span>
      </>
    ),
  }),
  column.accessor('status', {
    header: 'Status',
    enableSorting: false,
    cell: ({ row: { original } }) => <StatusText {...original} />,
  }),
  column.accessor('categories', {
    header: 'Categories',
    enableSorting: false,
    cell: ({ getValue }) =>
      getValue()
        .map((category) => categoryLabels[category])
        .join(', '),
  }),
  column.accessor('languages', {
    header: 'Languages',
    enableSorting: false,
    cell: ({ row: { original } }) => <LanguageList {...original} />,
  }),
  column.accessor('updated_at', {
    header: 'Changed',
    sortDescFirst: true,
    cell: ({ getValue }) => <TimeAgo since={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => <RowMenu article={original} />,
  }),
];
