import { useEffect, useRef, type ReactNode } from 'react';
import type { TableOptions } from '@tanstack/react-table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import { Button } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { Pager } from '@lens/ui/office/Pager';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { ShortcutsButton } from '../shortcuts/ShortcutList';
import { countPages, type ListState } from './list-state';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { useRowKeys, type RowKey } from './use-row-keys';
import { useTable, type Row } from './use-table';
import styles from './DataTable.module.css';

export interface DataTableProps<Item extends Row> {
  /** The names of one row and of many, in lower case: `{ one: 'testimonial', many: 'testimonials' }`. */
  noun: { one: string; many: string };
  query: UseQueryResult<Page<Item>>;
  list: ListState;
  /**
   * The first column names the row. Ids of sortable columns are the API's sort keys. Memoise the columns: new ones
   * would take the focus away.
   */
  columns: TableOptions<Item>['columns'];
  /** The name of a row, for the label of its checkbox. */
  nameOf: (item: Item) => string;
  /** Shown when the list is empty without any search or filter. */
  emptyState: ReactNode;
  /** Single-key shortcuts that act on the row with the focus. */
  rowKeys?: RowKey<Item>[];
  /** The row that is open beside the table; shortcuts act on it too. */
  openRowId?: string;
  /** Called when J or K moves to a row. */
  onMove?: (item: Item) => void;
  /** The actions for selected rows; without them no row can be selected. */
  bulkActions?: (selected: Item[], clear: () => void) => ReactNode;
  /** The value of `data-state` for the style sheet. */
  stateOf?: (item: Item) => string;
  /** Shows every row as a card on phones; otherwise columns are hidden. */
  asCards?: boolean;
  /** For rules by `[data-column]` that hide columns on smaller screens. */
  className?: string;
}

/** A list of the API as a table, with its loading, failed, empty and filtered states. */
export function DataTable<Item extends Row>({
  query,
  list,
  noun,
  emptyState,
  ...props
}: DataTableProps<Item>) {
  const pages = query.data && countPages(query.data.total, list.limit);
  const isBeyondLastPage = pages !== undefined && !query.isPlaceholderData && list.page > pages;
  const { setPage } = list;
  // The list may have become shorter, so that the current page no longer exists.
  useEffect(() => {
    if (isBeyondLastPage) setPage(pages);
  }, [isBeyondLastPage, pages, setPage]);

  return (
    <>
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The ${noun.many} could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label={`Loading ${noun.many}…`} />}
      {query.data?.items.length === 0 &&
        (list.isFiltered ? (
          <EmptyState action={<Button onClick={list.clear}>Show all {noun.many}</Button>}>
            No {noun.one} matches. Try fewer letters or another filter.
          </EmptyState>
        ) : (
          emptyState
        ))}
      {query.data && query.data.items.length > 0 && (
        <LoadedTable
          {...props}
          noun={noun}
          list={list}
          items={query.data.items}
          pages={pages ?? 1}
          isStale={query.isPlaceholderData}
        />
      )}
    </>
  );
}

interface LoadedTableProps<Item extends Row> extends Omit<DataTableProps<Item>, 'query' | 'emptyState'> {
  items: Item[];
  pages: number;
  /** The rows are those of the previous page, while the next is loading. */
  isStale: boolean;
}

function LoadedTable<Item extends Row>({
  items,
  list,
  columns,
  bulkActions,
  ...props
}: LoadedTableProps<Item>) {
  const {
    noun,
    pages,
    isStale,
    nameOf,
    stateOf,
    rowKeys = [],
    openRowId,
    onMove,
    asCards,
    className = '',
  } = props;
  const table = useTable({ items, columns, list, nameOf, isSelectable: bulkActions !== undefined });
  const tableRef = useRef<HTMLTableElement>(null);
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  const toggleSelection = (item: Item) => table.getRow(item.id).toggleSelected();
  const selectKey: RowKey<Item>[] = bulkActions
    ? [{ key: 'x', label: 'Select the row', run: toggleSelection }]
    : [];
  const turnPage = (step: 1 | -1) => {
    const targetPage = list.page + step;
    const exists = targetPage >= 1 && targetPage <= pages;
    if (exists && !isStale) list.setPage(targetPage);
    return exists;
  };
  const endMessage = useRowKeys(tableRef, items, [...rowKeys, ...selectKey], { openRowId, onMove, turnPage });
  return (
    <>
      <div className={styles.region}>
        <table
          ref={tableRef}
          className={`${styles.table} ${className}`}
          data-cards={asCards}
          aria-busy={isStale}
        >
          <caption className="visually-hidden">{noun.many}</caption>
          <TableHead groups={table.getHeaderGroups()} />
          <TableBody rows={table.getRowModel().rows} stateOf={stateOf} openRowId={openRowId} />
        </table>
      </div>
      {bulkActions && selected.length > 0 && (
        <div role="group" aria-label="Selected rows" className={styles.bulkBar}>
          <span role="status">{selected.length} selected</span>
          {bulkActions(selected, () => table.resetRowSelection())}
          <Button look="quiet" onClick={() => table.resetRowSelection()}>
            Clear
          </Button>
        </div>
      )}
      <div className={styles.footer}>
        <ShortcutsButton />
        <p role="status" className={styles.endMessage}>
          {endMessage}
        </p>
        <Pager page={list.page} pages={pages} onPage={list.setPage} />
      </div>
    </>
  );
}
