import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { keepAlive } from './database.js';

export interface Listener {
  onMessage(payload: string): void;
  /** The connection broke and is back: notifications may have been missed. */
  onGap(): void;
}

export interface Subscription {
  close(): Promise<void>;
}

const reconnectDelayMs = 500;

/** Receives the notifications of a channel; on a server, those of all processes. */
export async function listenTo(
  dataSource: DataSource,
  channel: string,
  listener: Listener,
): Promise<Subscription> {
  const { master: pool } = dataSource.driver as unknown as { master: pg.Pool };
  const { connectionString } = pool.options;
  if (connectionString) return listenOnServer({ connectionString, ...keepAlive }, channel, listener);
  return listenEmbedded(pool, channel, listener);
}

/** The embedded database has one connection, which is never closed, so it receives all notifications. */
async function listenEmbedded(
  pool: pg.Pool,
  channel: string,
  { onMessage }: Listener,
): Promise<Subscription> {
  const client = await pool.connect();
  const forward = ({ payload = '' }: pg.Notification) => onMessage(payload);
  client.on('notification', forward);
  await client.query(`LISTEN ${channel}`);
  client.release();
  return { close: () => Promise.resolve(void client.off('notification', forward)) };
}

/** Opens a separate connection, since those of the pool are shared, and reconnects whenever it breaks. */
async function listenOnServer(
  options: pg.ClientConfig,
  channel: string,
  { onMessage, onGap }: Listener,
): Promise<Subscription> {
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
  const reconnectUntilStopped = async (): Promise<void> => {
    await Promise.race([current.broken, stopped]);
    while (!stopping.signal.aborted) {
      await delay(reconnectDelayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      const opened = stopping.signal.aborted ? undefined : await open().catch(() => undefined);
      if (!opened) continue;
      // The broken connection may still be half open.
      void current.client.end().catch(() => undefined);
      current = opened;
      onGap();
      return reconnectUntilStopped();
    }
  };
  const reconnecting = reconnectUntilStopped();
  return {
    async close() {
      stopping.abort();
      await reconnecting;
      await current.client.end().catch(() => undefined);
    },
  };
}
