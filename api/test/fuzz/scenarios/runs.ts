import { randomUUID } from 'node:crypto';
import type { FuzzSession } from '../fuzz-session.js';
import type { Send } from './send.js';

const body = { languages: ['es'], namespace: 'navigation', states: ['untranslated'] };
const one = { language: 'es', namespace: 'common', key: 'hero.title' };
const suggestions = 'texts/{language}/{namespace}/{key}/suggestions';

/** A running run, leased so that no worker finishes it; a service that is off; a spent budget. */
export async function sendRunRequests(sendAny: Send, { api }: FuzzSession): Promise<void> {
  const send: Send = (name, options) => sendAny(name.replace(' ', ' /api/translations/'), options);
  const id = randomUUID();
  await api.dataSource.query(
    `INSERT INTO translation_runs (id, username, languages, states, texts, state, lease, leased_until)
      VALUES ($1, 'u', '{es}', '{stale}', 0, 'running', $1, '2999-01-01')`,
    [id],
  );
  await send('GET runs');
  await send('POST runs', { body });
  await send('POST runs/estimate', { body });
  for (const name of ['GET runs/{id}', 'POST runs/{id}/cancel', 'POST runs/{id}/cancel'])
    await send(name, { path: { id } });
  for (let count = 0; count < 2; count += 1) await send('POST runs/{id}/resume', { path: { id } });
  await send(`GET ${suggestions}`, { path: one });
  const service = { path: one, body: { service: 'premium' } };
  await send(`POST ${suggestions}`, service);
  await api.dataSource.query(
    `INSERT INTO translation_usage VALUES (to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), 'general', 'ar', 500000)
      ON CONFLICT (month, service, language) DO UPDATE SET characters = excluded.characters`,
  );
  await send(`POST ${suggestions}`, service);
}
