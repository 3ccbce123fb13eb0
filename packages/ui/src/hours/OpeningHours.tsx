import { listSeparator } from '@lens/contracts/join-list';
import { clockTime, dayName } from './clock';
import styles from './opening-hours.module.css';

interface OpeningPeriod {
  /** 0 is Sunday. Consecutive days are shown as a range. */
  days: number[];
  /** `HH:MM`; null when closed. */
  opens: string | null;
  closes: string | null;
}

interface OpeningHoursProps {
  hours: OpeningPeriod[];
  language: string;
  /** The table's name, read out by screen readers. */
  caption: string;
  closed: string;
  /** "Monday to Friday", from the names of its first and last day. */
  rangeOf: (from: string, to: string) => string;
}

const isRun = (days: number[]) => days.every((day, index) => index === 0 || day === days[index - 1]! + 1);

/** The week as the practice keeps it, with the names of days and the clock of the page's language. */
export function OpeningHours({ hours, language, caption, closed, rangeOf }: OpeningHoursProps) {
  const daysOf = (days: number[]) => {
    const names = days.map((day) => dayName(day, language));
    if (names.length > 1 && isRun(days)) return rangeOf(names[0]!, names.at(-1)!);
    return names.join(listSeparator(language));
  };
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {hours.map(({ days, opens, closes }) => (
          <tr key={days.join()}>
            <th scope="row">{daysOf(days)}</th>
            <td>
              {opens && closes ? rangeOf(clockTime(opens, language), clockTime(closes, language)) : closed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
