import { flexRender, type Row } from '@tanstack/react-table';
import { rowAttribute } from './use-row-keys';

interface TableBodyProps<Item> {
  rows: Row<Item>[];
  stateOf?: (item: Item) => string;
  openRowId?: string;
}

export const TableBody = <Item,>({ rows, stateOf, openRowId }: TableBodyProps<Item>) => (
  <tbody>
    {rows.map((row) => (
      <tr
        key={row.id}
        {...{ [rowAttribute]: row.id }}
        data-state={stateOf?.(row.original)}
        aria-current={row.id === openRowId || undefined}
        data-selected={row.getIsSelected() || undefined}
      >
        {row.getVisibleCells().map(({ id, column, getContext }) => (
          <td key={id} data-column={column.id}>
            {flexRender(column.columnDef.cell, getContext())}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
