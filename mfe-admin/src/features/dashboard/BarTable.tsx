import styles from './BarTable.module.css';

interface BarRow {
  label: string;
  /** How much of the bar is filled, 0 to 1. */
  share: number;
  value: string;
  more: string;
}

interface BarTableProps {
  heads: readonly [label: string, value: string, more: string];
  rows: BarRow[];
}

/** Figures to be compared at a glance: the bars say again what the numbers say. */
export const BarTable = ({ heads, rows }: BarTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, share, value, more }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="1" height="1" className={styles.track} />
              <rect width={share} height="1" />
            </svg>
            {value}
          </td>
          <td>{more}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
