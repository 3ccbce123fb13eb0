import { randomUUID } from 'node:crypto';
import { Statistic } from '../../../src/statistics/statistic.entity.js';
import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';

/** The order of the figures with current revisions, with outdated revisions, and with an unknown figure. */
export async function sendFigureRequests(send: Send, { api }: FuzzSession): Promise<void> {
  const rows = await api.dataSource.manager.find(Statistic);
  const figures = rows.map(({ id, revision, position }) => ({ id, revision, position }));
  for (const order of [figures, figures, [{ ...figures[0], id: randomUUID() }]])
    await send('POST /api/statistics/order', { body: { figures: order } });
}
