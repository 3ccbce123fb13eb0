import { useLine } from '@lens/platform/line';
import { useSettings } from '@lens/platform/host';

/** Says since when colleagues' changes do not reach this page, as the back office does. */
export function LineLost() {
  const { timeZone } = useSettings();
  const { lostAt } = useLine();
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone });
  return <p role="status">{lostAt !== null && `No connection, shown as of ${clock.format(lostAt)}.`}</p>;
}
