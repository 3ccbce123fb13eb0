import styles from './BarTable.module.css';

interface BarRow {
  label: string;
  /** The filled part of the bar, from 0 to 1. */
  share: number;
  value: string;
  detail: string;
}

interface BarTableProps {
  headers: readonly [label: string, value: string, more: string];
  rows: BarRow[];
}

/** A table with bars, which repeat the numbers for comparison at a glance. */
export const BarTable = ({ headers, rows }: BarTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {headers.map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, share, value, detail }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" className={styles.track} />
              <rect width={share} height="1" />
            </svg>
            {value}
          </td>
          <td>{detail}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
