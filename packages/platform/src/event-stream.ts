import type { StreamEventName, StreamTicket } from '@lens/contracts/event-stream';
import { useConnection } from '@lens/platform/connection';
import { pageSingleton } from '@lens/platform/page-singleton';
import { storedToken } from '@lens/platform/session';
import { createStaffApi } from '@lens/platform/staff-api';

type Listener = (event: StreamEventName, data: unknown) => void;

const eventNames: readonly StreamEventName[] = ['activity', 'consultation', 'change', 'access', 'gap'];
const minBackoffMs = 1_000;
const maxBackoffMs = 30_000;

const api = createStaffApi();

/** The listeners of all remotes in this tab, and what closes the stream that they share. */
const tab = pageSingleton('event-stream', () => ({
  listeners: new Set<Listener>(),
  close: undefined as (() => void) | undefined,
}));

/**
 * Passes on the events of the API over one stream for all listeners in this tab, since the API limits the streams of an
 * account. A stream that breaks off is opened again with a new ticket. Listeners then receive a `gap`, since nobody
 * knows which events they missed.
 * @returns unsubscribes
 */
export function subscribeToEvents(listener: Listener): () => void {
  // A wrapper, so that a function that subscribes twice also has to unsubscribe twice.
  const subscription: Listener = (event, data) => listener(event, data);
  tab.listeners.add(subscription);
  tab.close ??= openStream((event, data) => tab.listeners.forEach((each) => each(event, data)));
  return () => {
    tab.listeners.delete(subscription);
    if (tab.listeners.size > 0) return;
    tab.close?.();
    tab.close = undefined;
  };
}

function openStream(emit: Listener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backoffMs = minBackoffMs;
  let latestAttempt = 0;
  let brokeAtMs: number | undefined;
  const stop = new AbortController();
  const { signal } = stop;

  const retryLater = () => {
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(() => void open(), backoffMs);
    backoffMs = Math.min(2 * backoffMs, maxBackoffMs);
  };
  const onLost = () => {
    if (signal.aborted) return;
    brokeAtMs ??= Date.now();
    // A stream that ends with its token is open again within a second: staff need not read about that.
    if (backoffMs > minBackoffMs || !navigator.onLine) useConnection.setState({ lostAtMs: brokeAtMs });
    retryLater();
  };
  const listen = (ticket: string, isFirst: boolean) => {
    source = new EventSource(`/api/live?ticket=${ticket}`);
    for (const name of eventNames)
      source.addEventListener(name, ({ data }: MessageEvent<string>) => emit(name, parseData(data)));
    source.onopen = () => {
      backoffMs = minBackoffMs;
      brokeAtMs = undefined;
      useConnection.setState({ lostAtMs: null });
      if (!isFirst) emit('gap', {});
    };
    // Left alone, the browser would try again with the ticket that it has used up.
    source.onerror = onLost;
  };
  const open = async (isFirst = false) => {
    if (storedToken() === null) return retryLater();
    const attempt = (latestAttempt += 1);
    try {
      const { data } = await api.post<StreamTicket>('/live/tickets');
      if (attempt === latestAttempt) listen(data.ticket, isFirst);
    } catch {
      if (attempt === latestAttempt) onLost();
    }
  };
  const openNow = () => {
    source?.close();
    clearTimeout(timer);
    backoffMs = minBackoffMs;
    void open();
  };

  window.addEventListener('offline', onLost, { signal });
  // The stream may not have noticed that the connection was lost, yet it has missed events.
  window.addEventListener('online', openNow, { signal });
  // Timers do not run while the computer sleeps.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible' && brokeAtMs !== undefined) openNow();
    },
    { signal },
  );
  void open(true);
  return () => {
    stop.abort();
    // A ticket that is still on its way must not open a stream.
    latestAttempt += 1;
    clearTimeout(timer);
    source?.close();
    useConnection.setState({ lostAtMs: null });
  };
}

function parseData(data: string): unknown {
  try {
    return (JSON.parse(data) as unknown) ?? {};
  } catch {
    return {};
  }
}
