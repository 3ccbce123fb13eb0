import styles from './BarTable.module.css';

interface BarRow {
  label: string;
  /** How much of the bar is filled, 0 to 1. */
  share: number;
  value: string;
  detail: string;
}

interface BarTableProps {
  headers: readonly [label: string, value: string, more: string];
  rows: BarRow[];
}

/** Figures to be compared at a glance: the bars say again what the numbers say. */
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
