import type { LiveEventName, LiveTicket } from '@lens/contracts/live';
import { useLine } from '@lens/platform/line';
import { pageWide } from '@lens/platform/page-wide';
import { storedToken } from '@lens/platform/session';
import { createStaffApi } from '@lens/platform/staff-api';

type Hear = (event: LiveEventName, data: unknown) => void;

const names: readonly LiveEventName[] = ['activity', 'consultation', 'change', 'access', 'gap'];
const firstPause = 1_000;
const longestPause = 30_000;

const api = createStaffApi();

/** Who listens in this tab, whichever remote they are of, and what ends the stream that the first of them opened. */
const tab = pageWide('live', () => ({
  hearers: new Set<Hear>(),
  leave: undefined as (() => void) | undefined,
}));

/**
 * Passes on what the API tells as it happens, over one stream for all who listen in this tab: one person may have only
 * so many. A stream that breaks is opened again, each time with a new ticket, and counts as a `gap`: nobody knows what
 * was missed.
 * @returns what ends it
 */
export function listenLive(hear: Hear): () => void {
  // Whoever listens twice leaves twice.
  const own: Hear = (event, data) => hear(event, data);
  tab.hearers.add(own);
  tab.leave ??= openStream((event, data) => tab.hearers.forEach((each) => each(event, data)));
  return () => {
    tab.hearers.delete(own);
    if (tab.hearers.size > 0) return;
    tab.leave?.();
    tab.leave = undefined;
  };
}

function openStream(tell: Hear): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let attempts = 0;
  let brokeAt: number | undefined;
  const stop = new AbortController();
  const { signal } = stop;

  const later = () => {
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(() => void open(), pause);
    pause = Math.min(2 * pause, longestPause);
  };
  const lose = () => {
    if (signal.aborted) return;
    brokeAt ??= Date.now();
    // A stream that ends with its token is back within a second, of which nobody has to read.
    if (pause > firstPause || !navigator.onLine) useLine.setState({ lostAt: brokeAt });
    later();
  };
  const listen = (ticket: string, isFirst: boolean) => {
    source = new EventSource(`/api/live?ticket=${ticket}`);
    for (const name of names)
      source.addEventListener(name, ({ data }: MessageEvent<string>) => tell(name, parsed(data)));
    source.onopen = () => {
      pause = firstPause;
      brokeAt = undefined;
      useLine.setState({ lostAt: null });
      if (!isFirst) tell('gap', {});
    };
    // The browser would come back by itself with the ticket that it has used up.
    source.onerror = lose;
  };
  const open = async (isFirst = false) => {
    if (storedToken() === null) return later();
    const attempt = (attempts += 1);
    try {
      const { data } = await api.post<LiveTicket>('/live/tickets');
      if (attempt === attempts) listen(data.ticket, isFirst);
    } catch {
      if (attempt === attempts) lose();
    }
  };
  const openNow = () => {
    source?.close();
    clearTimeout(timer);
    pause = firstPause;
    void open();
  };

  window.addEventListener('offline', lose, { signal });
  // A stream may not have noticed that the connection was away; what was told meanwhile is lost all the same.
  window.addEventListener('online', openNow, { signal });
  // Timers sleep with the machine.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && brokeAt !== undefined) openNow();
    },
    { signal },
  );
  void open(true);
  return () => {
    stop.abort();
    // What is still being asked for is not listened to any more.
    attempts += 1;
    clearTimeout(timer);
    source?.close();
    useLine.setState({ lostAt: null });
  };
}

function parsed(data: string): unknown {
  try {
    return (JSON.parse(data) as unknown) ?? {};
  } catch {
    return {};
  }
}
