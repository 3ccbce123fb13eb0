import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import pg from 'pg';
import type { DataSource } from 'typeorm';

export interface Listener {
  onMessage(payload: string): void;
  /** The connection was away and is back: messages may have been missed. */
  onGap(): void;
}

export interface Listening {
  close(): Promise<void>;
}

const pauseMs = 500;

/** Hears what transactions tell a channel when they commit: on a server those of every process. */
export async function listenTo(source: DataSource, channel: string, listener: Listener): Promise<Listening> {
  const { master: pool } = source.driver as unknown as { master: pg.Pool };
  const { connectionString } = pool.options;
  if (connectionString) return listenOnServer({ connectionString, keepAlive: true }, channel, listener);
  return listenEmbedded(pool, channel, listener);
}

/** On the embedded database there is one connection, for good, so what it hears is everything. */
async function listenEmbedded(pool: pg.Pool, channel: string, { onMessage }: Listener): Promise<Listening> {
  const client = await pool.connect();
  const hear = ({ payload = '' }: pg.Notification) => onMessage(payload);
  client.on('notification', hear);
  await client.query(`LISTEN ${channel}`);
  client.release();
  return { close: () => Promise.resolve(void client.off('notification', hear)) };
}

/** A connection of its own, since one of the pool is anybody's; made anew whenever it breaks. */
async function listenOnServer(
  options: pg.ClientConfig,
  channel: string,
  { onMessage, onGap }: Listener,
): Promise<Listening> {
  const stopping = new AbortController();
  const open = async () => {
    const client = new pg.Client(options);
    const broken = new Promise<void>((resolve) => {
      client.once('end', () => resolve()).on('error', () => resolve());
    });
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    return { client, broken };
  };
  let current = await open();
  const stopped = once(stopping.signal, 'abort');
  const again = async (): Promise<void> => {
    await Promise.race([current.broken, stopped]);
    while (!stopping.signal.aborted) {
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      const opened = stopping.signal.aborted ? undefined : await open().catch(() => undefined);
      if (!opened) continue;
      // One that broke may still be half open.
      void current.client.end().catch(() => undefined);
      current = opened;
      onGap();
      return again();
    }
  };
  const kept = again();
  return {
    async close() {
      stopping.abort();
      await kept;
      await current.client.end().catch(() => undefined);
    },
  };
}
