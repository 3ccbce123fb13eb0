import { useMemo, useState } from 'react';
import {
  getCoreRowModel,
  useReactTable,
  type RowSelectionState,
  type TableOptions,
} from '@tanstack/react-table';
import type { ListState } from './list-state';
import { SelectBox } from './SelectBox';

export interface Row {
  id: string;
}

interface TableOptionsOf<Item extends Row> {
  items: Item[];
  columns: TableOptions<Item>['columns'];
  list: ListState;
  nameOf: (item: Item) => string;
  isSelectable: boolean;
}

const selectionColumnId = 'select';

/** The table's selection. The API sorts and pages, so the table only reports the sort order that staff choose. */
export function useTable<Item extends Row>({
  items,
  columns,
  list,
  nameOf,
  isSelectable,
}: TableOptionsOf<Item>) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const withSelection = useMemo<TableOptions<Item>['columns']>(
    () =>
      isSelectable
        ? [
            {
              id: selectionColumnId,
              enableSorting: false,
              header: ({ table }) => (
                <SelectBox
                  label="Select all on this page"
                  checked={table.getIsAllPageRowsSelected()}
                  indeterminate={table.getIsSomePageRowsSelected()}
                  onChange={(on) => table.toggleAllPageRowsSelected(on)}
                />
              ),
              cell: ({ row }) => (
                <SelectBox
                  label={`Select ${nameOf(row.original)}`}
                  checked={row.getIsSelected()}
                  onChange={(on) => row.toggleSelected(on)}
                />
              ),
            },
            ...columns,
          ]
        : columns,
    [columns, nameOf, isSelectable],
  );
  const sorting = [{ id: list.sort.replace(/^-/, ''), desc: list.sort.startsWith('-') }];
  return useReactTable({
    data: items,
    columns: withSelection,
    state: { sorting, rowSelection },
    onRowSelectionChange: setRowSelection,
    onSortingChange: (updater) => {
      const [newSort] = typeof updater === 'function' ? updater(sorting) : updater;
      if (newSort) list.setSort(`${newSort.desc ? '-' : ''}${newSort.id}`);
    },
    enableSortingRemoval: false,
    manualSorting: true,
    manualPagination: true,
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
  });
}
