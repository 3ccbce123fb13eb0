import type { BrowserEvent } from '@lens/contracts/events';

/** Reports what happened in this browser; nothing waits for it and nothing breaks without it. */
export const reportTo =
  (address: string) =>
  (event: BrowserEvent): void => {
    const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
    if (!navigator.sendBeacon(address, body)) {
      void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    }
  };
