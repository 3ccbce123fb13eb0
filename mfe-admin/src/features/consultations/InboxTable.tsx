import { useMemo } from 'react';
import { flexRender, getCoreRowModel, useReactTable, type SortingState } from '@tanstack/react-table';
import type { Consultation } from '@lens/contracts/consultations';
import { columnsFor } from './columns';
import styles from './InboxTable.module.css';

interface InboxTableProps {
  items: Consultation[];
  sorting: SortingState;
  onSort: (sorting: SortingState) => void;
  onOpen: (consultation: Consultation) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const mark = { asc: '↑', desc: '↓' } as const;

/** The requests of one page. Sorting, like paging, is the API's work: the table only says what it wants. */
export function InboxTable({ items, sorting, onSort, onOpen }: InboxTableProps) {
  const columns = useMemo(() => columnsFor(onOpen), [onOpen]);
  // eslint-disable-next-line react-hooks/incompatible-library -- React Compiler, which this warns of, is not in use.
  const table = useReactTable({
    data: items,
    columns,
    state: { sorting },
    onSortingChange: (change) => onSort(typeof change === 'function' ? change(sorting) : change),
    enableSortingRemoval: false,
    manualSorting: true,
    manualPagination: true,
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
  });

  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">Consultation requests</caption>
      <thead>
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id}>
            {headers.map(({ column, getContext }) => {
              const sorted = column.getIsSorted();
              const label = flexRender(column.columnDef.header, getContext());
              return (
                <th
                  key={column.id}
                  scope="col"
                  data-column={column.id}
                  aria-sort={sorted ? ariaSort[sorted] : undefined}
                >
                  {column.getCanSort() ? (
                    <button type="button" className={styles['sort']} onClick={() => column.toggleSorting()}>
                      {label} <span aria-hidden="true">{sorted ? mark[sorted] : ''}</span>
                    </button>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} data-status={row.original.status}>
            {row.getVisibleCells().map(({ id, column, getContext }) => (
              <td key={id} data-column={column.id}>
                {flexRender(column.columnDef.cell, getContext())}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
