import { useConnection } from '@lens/platform/connection';
import { formatTime } from '@lens/platform/format-time';
import { useSettings } from '@lens/platform/host';

/** Says since when changes by colleagues have not reached this page. */
export function ConnectionLost() {
  const { timeZone } = useSettings();
  const { lostAtMs } = useConnection();
  return (
    <p role="status">
      {lostAtMs !== null && `No connection, shown as of ${formatTime(lostAtMs, timeZone)}.`}
    </p>
  );
}
