import type { StreamEventName } from '@lens/contracts/event-stream';
import type { Response } from 'express';
import type { Staff } from '../common/staff.js';

/** How much may wait for a slow reader: about 5,000 events, more than any burst. */
const maxBacklogBytes = 1024 * 1024;

/** How long browsers wait before they reconnect. */
const retryMs = 3000;

export const streamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Keeps proxies from buffering the response.
  'X-Accel-Buffering': 'no',
};

/** The event stream of one tab. */
export class EventStream {
  constructor(
    private readonly response: Response,
    /** The reader, with their current role. */
    public staff: Staff,
  ) {
    // Sends events and heartbeats at once: a proxy closes connections that stay silent.
    response.socket?.setNoDelay(true);
    response.writeHead(200, streamHeaders);
    this.write(`retry: ${retryMs}\n\n`);
  }

  send(event: StreamEventName, id: string | undefined, data: object): void {
    this.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment in the stream, which shows both sides that the connection is alive. */
  sendHeartbeat(): void {
    this.write(':\n\n');
  }

  end(): void {
    this.response.end();
  }

  /** Disconnects a reader who does not read, rather than filling the memory; it reconnects and loads what it missed. */
  private write(text: string): void {
    if (this.response.writableEnded || this.response.destroyed) return;
    if (this.response.writableLength > maxBacklogBytes) this.response.destroy();
    else this.response.write(text);
  }
}
