import { randomUUID } from 'node:crypto';
import { OutcomeRow } from '../../../src/outcomes/outcome.entity.js';
import { Statistic } from '../../../src/statistics/statistic.entity.js';
import { outcomeFile, outcomePeriod } from '../../harness/outcome-file.js';
import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';

/** The order of the figures with current revisions, with outdated revisions, and with an unknown figure. */
export async function sendFigureRequests(send: Send, { api }: FuzzSession): Promise<void> {
  const rows = await api.dataSource.manager.find(Statistic);
  const figures = rows.map(({ id, revision, position }) => ({ id, revision, position }));
  for (const order of [figures, figures, [{ ...figures[0], id: randomUUID() }]])
    await send('POST /api/statistics/order', { body: { figures: order } });
}

/** Results that are new, there already, faulty and replaced on an outdated revision. */
export async function sendOutcomeRequests(send: Send, { api }: FuzzSession): Promise<void> {
  await api.dataSource.manager.clear(OutcomeRow);
  const body = { ...outcomePeriod, file: outcomeFile() };
  const { id } = await send('POST /api/outcomes', { body });
  await send('POST /api/outcomes', { body });
  await send('POST /api/outcomes', { body: { ...body, procedure: 'icl', file: 'x' } });
  await send('POST /api/outcomes/check', { body });
  await send('GET /api/outcomes', {});
  await send('GET /api/outcomes/public', {});
  await send('GET /api/outcomes/public', { headers: { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' } });
  await send('POST /api/outcomes', { body: { ...body, procedure: 'lasik' } });
  const tooLarge = { ...body, file: 'x'.repeat(2 * 1024 * 1024) };
  await send('POST /api/outcomes', { body: tooLarge });
  await send('POST /api/outcomes/check', { body: tooLarge });
  await send('PUT /api/settings', { body: { practice: 'x'.repeat(1024 * 1024) } });
  const one = { path: { id } };
  await send('PUT /api/outcomes/{id}', { ...one, body: tooLarge });
  await send('PUT /api/outcomes/{id}', { ...one, body });
  await send('PUT /api/outcomes/{id}', { ...one, body: { ...body, file: 'x' } });
  await send('PUT /api/outcomes/{id}', { ...one, body: { ...body, procedure: 'lasik' } });
  await send('PUT /api/outcomes/{id}', { ...one, headers: { 'If-Match': '"1"' }, body });
  await send('DELETE /api/outcomes/{id}', { ...one, headers: { 'If-Match': '"1"' } });
  await send('DELETE /api/outcomes/{id}', one);
  await send('PUT /api/outcomes/{id}', { ...one, headers: { 'If-Match': '"1"' }, body });
}
