/** Sends events of this browser to the API. Nothing waits for it, and its failures are ignored. */
export const createReporter =
  <Event extends object>(address: string) =>
  (event: Event): void => {
    const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
    if (!navigator.sendBeacon(address, body)) {
      void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
    }
  };
