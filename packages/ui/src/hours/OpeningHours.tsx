import { listSeparator } from '@lens/contracts/join-list';
import { formatClockTime, formatDayName } from './clock';
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
  /** The name of the table, for screen readers. */
  caption: string;
  closed: string;
  /** "Monday to Friday" from the names of the first and the last day; also used for times. */
  formatRange: (from: string, to: string) => string;
}

const areConsecutive = (days: number[]) =>
  days.every((day, index) => index === 0 || day === days[index - 1]! + 1);

/** The opening hours of a week, with days and times in the language of the page. */
export function OpeningHours({ hours, language, caption, closed, formatRange }: OpeningHoursProps) {
  const formatDays = (days: number[]) => {
    const names = days.map((day) => formatDayName(day, language));
    if (names.length > 1 && areConsecutive(days)) return formatRange(names[0]!, names.at(-1)!);
    return names.join(listSeparator(language));
  };
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {hours.map(({ days, opens, closes }) => (
          <tr key={days.join()}>
            <th scope="row">{formatDays(days)}</th>
            <td>
              {opens && closes
                ? formatRange(formatClockTime(opens, language), formatClockTime(closes, language))
                : closed}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
