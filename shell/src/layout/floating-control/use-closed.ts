import { useSyncExternalStore } from 'react';
import { isOpen } from '@lens/contracts/is-open';
import { useSettings } from '@lens/platform/host';

const minuteMs = 60_000;

const everyMinute = (check: () => void) => {
  const clock = setInterval(check, minuteMs);
  return () => clearInterval(clock);
};

/** Whether nobody is at the desk now. Pages are kept for everybody, so the server never says so; nor does anybody without hours. */
export function useClosed(): boolean {
  const { hours, timeZone } = useSettings();
  return useSyncExternalStore(
    everyMinute,
    () => hours.length > 0 && !isOpen(hours, timeZone, Date.now()),
    () => false,
  );
}
