import { formatDateTime } from '@lens/platform/format-time';
import { useSettings } from '@lens/platform/host';
import { timeAgo } from './time-ago';
import { useNow } from './use-now';

/** The time since `since` (ISO), updated while it is shown. */
export function TimeAgo({ since }: { since: string }) {
  const now = useNow();
  const { timeZone } = useSettings();
  return (
    <time dateTime={since} title={formatDateTime(since, timeZone)}>
      {timeAgo(since, now)}
    </time>
  );
}
