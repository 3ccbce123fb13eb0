import { flexRender, type HeaderGroup } from '@tanstack/react-table';
import styles from './DataTable.module.css';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const sortArrow = { asc: '↑', desc: '↓' } as const;

export const TableHead = <Item,>({ groups }: { groups: HeaderGroup<Item>[] }) => (
  <thead>
    {groups.map(({ id, headers }) => (
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
                <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                  {label} <span aria-hidden="true">{sorted ? sortArrow[sorted] : ''}</span>
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
);
