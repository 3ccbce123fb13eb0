import type { StreamTicket } from '@lens/contracts/event-stream';
import type { RunningApi } from './running-api.js';

interface ReceivedEvent {
  event: string;
  data: Record<string, unknown>;
}

export interface EventStream {
  status: number;
  headers: Headers;
  /** Everything received so far, as it came. */
  text(): string;
  /** The events among it. */
  events(): ReceivedEvent[];
  /** Resolves when the other side ends it. */
  ended: Promise<void>;
  close(): void;
}

export const requestTicket = async (api: RunningApi, token: string): Promise<string> =>
  (await api.call<StreamTicket>('POST', '/api/live/tickets', { token })).body.ticket;

/** Opens an address that streams events, and gathers them. */
export async function openStream(
  address: string,
  headers: Record<string, string> = {},
): Promise<EventStream> {
  const closing = new AbortController();
  const response = await fetch(address, { signal: closing.signal, headers });
  let text = '';
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  };
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    events: () =>
      text
        .split('\n\n')
        .slice(0, -1)
        .filter((block) => block.includes('event: '))
        .map((block) => ({
          event: /^event: (.*)$/m.exec(block)![1]!,
          data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!) as Record<string, unknown>,
        })),
    ended: read().catch(() => undefined),
    close: () => closing.abort(),
  };
}
