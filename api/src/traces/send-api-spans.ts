import { sendSpans, type SpanSender } from '@lens/metrics/traces/send-spans';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { traceBrowsers } from './browser-spans.js';
import { QuerySpans } from './query-spans.js';

/**
 * Sends to a collector what the API and its database do in the traces that the shell has begun, and what browsers report
 * of them. Only loaded where there is a collector.
 */
export function sendApiSpans(endpoint: string, database: DataSource, log: Logger): SpanSender {
  database.subscribers.push(new QuerySpans(database.entityMetadatas.map(({ tableName }) => tableName)));
  const endBrowsers = traceBrowsers();
  const sender = sendSpans({ endpoint, service: 'api', share: 0, log });
  return {
    stop() {
      endBrowsers();
      return sender.stop();
    },
  };
}
