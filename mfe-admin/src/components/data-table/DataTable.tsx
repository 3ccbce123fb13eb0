import { useEffect, useRef, type ReactNode } from 'react';
import type { TableOptions } from '@tanstack/react-table';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Page } from '@lens/contracts/lists';
import { Button } from '@lens/ui/office/Button';
import { EmptyState } from '@lens/ui/office/EmptyState';
import { Pager } from '@lens/ui/office/Pager';
import { RetryNotice } from '@lens/ui/office/RetryNotice';
import { Skeleton } from '@lens/ui/office/Skeleton';
import { KeysButton } from '../shortcuts/ShortcutList';
import { pagesOf, type ListState } from './list-state';
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
  empty: ReactNode;
  /** What one key does with the row that has the focus. */
  keys?: RowKey<Item>[];
  /** The row that is open beside the table: the keys act on it too. */
  current?: string;
  /** J or K has moved to this row. */
  onMove?: (item: Item) => void;
  /** What can be done with the selected rows; without it nothing can be selected. */
  bulk?: (selected: Item[], clear: () => void) => ReactNode;
  /** For `[data-state]` in the style sheet. */
  stateOf?: (item: Item) => string;
  /** On phones every row becomes a card with its cells below each other; else columns have to leave. */
  cards?: boolean;
  /** For rules by `[data-column]`: which columns leave on smaller screens. */
  className?: string;
}

/** A list of the API as a table, with all its states: on its way, away, empty, narrowed to nothing, there. */
export function DataTable<Item extends Row>({ query, list, noun, empty, ...props }: DataTableProps<Item>) {
  const pages = query.data && pagesOf(query.data.total, list.limit);
  const beyond = pages !== undefined && !query.isPlaceholderData && list.page > pages;
  const { setPage } = list;
  // The list may have become shorter than where we stand.
  useEffect(() => {
    if (beyond) setPage(pages);
  }, [beyond, pages, setPage]);

  return (
    <>
      {query.isError && (
        <RetryNotice onRetry={() => void query.refetch()} retrying={query.isFetching}>
          {`The ${noun.many} could not be loaded: ${query.error.message}`}
        </RetryNotice>
      )}
      {query.isPending && <Skeleton label={`Loading ${noun.many}…`} />}
      {query.data?.items.length === 0 &&
        (list.narrowed ? (
          <EmptyState action={<Button onClick={list.clear}>Show all {noun.many}</Button>}>
            No {noun.one} matches. Try fewer letters or another filter.
          </EmptyState>
        ) : (
          empty
        ))}
      {query.data && query.data.items.length > 0 && (
        <Filled
          {...props}
          noun={noun}
          list={list}
          items={query.data.items}
          pages={pages ?? 1}
          stale={query.isPlaceholderData}
        />
      )}
    </>
  );
}

interface FilledProps<Item extends Row> extends Omit<DataTableProps<Item>, 'query' | 'empty'> {
  items: Item[];
  pages: number;
  /** Of the page before, while the next is read. */
  stale: boolean;
}

function Filled<Item extends Row>({ items, list, columns, bulk, ...props }: FilledProps<Item>) {
  const { noun, pages, stale, nameOf, stateOf, keys = [], current, onMove, cards, className = '' } = props;
  const table = useTable({ items, columns, list, nameOf, selectable: bulk !== undefined });
  const element = useRef<HTMLTableElement>(null);
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  const toggle = (item: Item) => table.getRow(item.id).toggleSelected();
  const select: RowKey<Item>[] = bulk ? [{ key: 'x', label: 'Select the row', run: toggle }] : [];
  const turn = (step: 1 | -1) => {
    const to = list.page + step;
    const possible = to >= 1 && to <= pages;
    if (possible && !stale) list.setPage(to);
    return possible;
  };
  const end = useRowKeys(element, items, [...keys, ...select], { current, onMove, turn });
  return (
    <>
      <div className={styles.region}>
        <table ref={element} className={`${styles.table} ${className}`} data-cards={cards} aria-busy={stale}>
          <caption className="visually-hidden">{noun.many}</caption>
          <TableHead groups={table.getHeaderGroups()} />
          <TableBody rows={table.getRowModel().rows} stateOf={stateOf} current={current} />
        </table>
      </div>
      {bulk && selected.length > 0 && (
        <div role="group" aria-label="Selected rows" className={styles.bulk}>
          <span role="status">{selected.length} selected</span>
          {bulk(selected, () => table.resetRowSelection())}
          <Button look="quiet" onClick={() => table.resetRowSelection()}>
            Clear
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <KeysButton />
        <p role="status" className={styles.end}>
          {end}
        </p>
        <Pager page={list.page} pages={pages} onPage={list.setPage} />
      </div>
    </>
  );
}
