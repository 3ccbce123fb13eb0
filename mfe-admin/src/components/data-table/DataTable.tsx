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
  /** What the rows are, in lower case: `{ one: 'testimonial', many: 'testimonials' }`. */
  noun: { one: string; many: string };
  query: UseQueryResult<Page<Item>>;
  list: ListState;
  /**
   * Ids of sortable columns are the API's sort keys. The first column names the row. They have
   * to be the same at every rendering: new ones would take the focus away.
   */
  columns: TableOptions<Item>['columns'];
  /** The row in words, for the boxes that select it. */
  nameOf: (item: Item) => string;
  /** What stands there when nothing narrows the list and it is still empty. */
  emptyState: ReactNode;
  /** What one key does with the row that has the focus. */
  rowKeys?: RowKey<Item>[];
  /** The row that is open beside the table: the keys act on it too. */
  openRowId?: string;
  /** J or K has moved to this row. */
  onMove?: (item: Item) => void;
  /** What can be done with the selected rows; without it nothing can be selected. */
  bulkActions?: (selected: Item[], clear: () => void) => ReactNode;
  /** For `[data-state]` in the style sheet. */
  stateOf?: (item: Item) => string;
  /** On phones every row becomes a card with its cells below each other; else columns have to leave. */
  asCards?: boolean;
  /** For rules by `[data-column]`: which columns leave on smaller screens. */
  className?: string;
}

/** A list of the API as a table, with all its states: on its way, away, empty, narrowed to nothing, there. */
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
  // The list may have become shorter than where we stand.
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
  /** Of the page before, while the next is read. */
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
        <div role="group" aria-label="Selected rows" className={styles.bulk}>
          <span role="status">{selected.length} selected</span>
          {bulkActions(selected, () => table.resetRowSelection())}
          <Button look="quiet" onClick={() => table.resetRowSelection()}>
            Clear
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <ShortcutsButton />
        <p role="status" className={styles.end}>
          {endMessage}
        </p>
        <Pager page={list.page} pages={pages} onPage={list.setPage} />
      </div>
    </>
  );
}
