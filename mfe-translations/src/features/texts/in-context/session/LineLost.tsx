import { useLine } from '@lens/platform/line';
import { exactHour } from '@lens/platform/exact-time';
import { useSettings } from '@lens/platform/host';

/** Says since when colleagues' changes do not reach this page, as the back office does. */
export function LineLost() {
  const { timeZone } = useSettings();
  const { lostAt } = useLine();
  return (
    <p role="status">{lostAt !== null && `No connection, shown as of ${exactHour(lostAt, timeZone)}.`}</p>
  );
}
