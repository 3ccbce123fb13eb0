import type { LiveEventName, LiveTicket } from '@lens/contracts/live';
import { storedToken } from '@lens/platform/session';
import { api } from '../../api';

const names: readonly LiveEventName[] = ['activity', 'consultation', 'gap'];
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Passes on what the API tells as it happens, without what it tells of it. A stream that breaks is opened again, each
 * time with a new ticket, and counts as a `gap`: nobody knows what was missed.
 * @returns what ends it
 */
export function listenLive(hear: (event: LiveEventName) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let isEnded = false;

  const again = () => {
    source?.close();
    if (isEnded) return;
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(2 * pause, longestPause);
  };
  const listen = (ticket: string, isFirst: boolean) => {
    source = new EventSource(`/api/live?ticket=${ticket}`);
    for (const name of names) source.addEventListener(name, () => hear(name));
    source.onopen = () => {
      pause = firstPause;
      if (!isFirst) hear('gap');
    };
    // The browser would come back by itself with the ticket that it has used up.
    source.onerror = again;
  };
  const open = async (isFirst = false) => {
    if (storedToken() === null) return again();
    try {
      const { data } = await api.post<LiveTicket>('/live/tickets');
      if (!isEnded) listen(data.ticket, isFirst);
    } catch {
      again();
    }
  };

  void open(true);
  return () => {
    isEnded = true;
    clearTimeout(timer);
    source?.close();
  };
}
