import type { LiveEventName } from '@lens/contracts/live';
import type { Response } from 'express';
import type { Staff } from '../common/staff.js';

/** What may wait for a slow reader: some 5,000 events, so that no burst looks like one. */
const backlogBytes = 1024 * 1024;

/** How long a browser waits before it asks again, in milliseconds. */
const retryMs = 3000;

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // For proxies that collect answers before they pass them on.
  'X-Accel-Buffering': 'no',
};

/** One browser's stream of events. */
export class LiveStream {
  constructor(
    private readonly response: Response,
    /** Whose it is, as they are now. */
    public staff: Staff,
  ) {
    // Told at once: after a while of silence a proxy would take the connection for dead.
    response.socket?.setNoDelay(true);
    response.writeHead(200, streamHeaders);
    this.write(`retry: ${retryMs}\n\n`);
  }

  send(event: LiveEventName, id: string | undefined, data: object): void {
    this.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment: shows both sides that the connection is alive. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** A reader who does not read is let go, rather than remembered; it can come back and read what it missed. */
  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (this.response.writableLength > backlogBytes) this.response.destroy();
    else this.response.write(text);
  }
}
