import { formatDateTime } from '@lens/platform/format-time';
import { useSettings } from '@lens/platform/host';

/** `Nov 21, 2026, 1:34 PM`, in the practice's time zone. @param at ISO time */
export function ExactTime({ at }: { at: string }) {
  const { timeZone } = useSettings();
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>;
}
