import { useTranslation } from '@lens/platform/i18n';
import { formatFigure } from '../../../sections/figure/format-figure';
import styles from './Graphs.module.css';

interface GraphTableProps {
  caption: string;
  /** The heading of the classes, then of each column of numbers. */
  columns: readonly string[];
  rows: readonly { name: string; values: readonly string[] }[];
}

/** The numbers of a graph, for everybody who cannot or would not read a drawing. */
export function GraphTable({ caption, columns, rows }: GraphTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">
              <bdi dir="ltr">{name}</bdi>
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]}>
                <bdi dir="ltr">{value}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Percentages with one decimal, and counts, in the page's language. */
export function useNumbers() {
  const { i18n } = useTranslation();
  return {
    percent: (percentage: number) =>
      formatFigure({ value: Math.round(percentage * 10) / 10, prefix: '', suffix: '%' }, i18n.language),
    number: (value: number) => formatFigure({ value, prefix: '', suffix: '' }, i18n.language),
  };
}
