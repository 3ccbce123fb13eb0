import { useSyncExternalStore } from 'react';
import { isOpen } from '@lens/contracts/is-open';
import { useSettings } from '@lens/platform/host';

const minuteMs = 60_000;

const subscribeToMinutes = (check: () => void) => {
  const timer = setInterval(check, minuteMs);
  return () => clearInterval(timer);
};

/** Whether the practice is closed now. Never on the server, since pages are cached, nor if the hours are unknown. */
export function useIsClosed(): boolean {
  const { hours, timeZone } = useSettings();
  return useSyncExternalStore(
    subscribeToMinutes,
    () => hours.length > 0 && !isOpen(hours, timeZone, Date.now()),
    () => false,
  );
}
