import { languageOf } from '@lens/contracts/languages';
import type { TranslationUsage } from '@lens/contracts/translations';
import { formatCount, formatDollars } from '../../../components/format-numbers';
import { totalCharacters, costInDollars, formatMonth, type UsageRow } from './usage-sums';
import styles from './UsagePanel.module.css';

const serviceNames = { premium: 'Premium', general: 'General' };

interface MonthTableProps {
  month: string;
  rows: UsageRow[];
  prices: TranslationUsage['prices'];
}

/** The usage of one month, by service and language. */
export const MonthTable = ({ month, rows, prices }: MonthTableProps) => (
  <div className={styles.scroll} role="region" aria-label={`Usage in ${formatMonth(month)}`} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Language</th>
          <th scope="col">Service</th>
          <th scope="col">Characters</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.service} ${row.language}`}>
            <th scope="row">{languageOf(row.language).name}</th>
            <td>{serviceNames[row.service]}</td>
            <td>{formatCount(row.characters)}</td>
            <td>{formatDollars(costInDollars([row], prices))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{formatCount(totalCharacters(rows))}</td>
          <td>{formatDollars(costInDollars(rows, prices))}</td>
        </tr>
      </tfoot>
    </table>
  </div>
);
