import { randomUUID } from 'node:crypto';
import type { World } from '../world.js';
import type { Ask } from './ask.js';

const body = { languages: ['es'], namespace: 'navigation', states: ['untranslated'] };
const one = { language: 'es', namespace: 'common', key: 'hero.title' };
const suggestions = 'texts/{language}/{namespace}/{key}/suggestions';

/** A run that somebody is at, so that it is there until it is cancelled; a service that is off; a budget that is spent. */
export async function askForRuns(given: Ask, { api }: World): Promise<void> {
  const ask: Ask = (name, told) => given(name.replace(' ', ' /api/translations/'), told);
  const id = randomUUID();
  await api.source.query(
    `INSERT INTO translation_runs (id, username, languages, states, texts, state, lease, leased_until)
      VALUES ($1, 'u', '{es}', '{stale}', 0, 'running', $1, '2999-01-01')`,
    [id],
  );
  await ask('GET runs');
  await ask('POST runs', { body });
  await ask('POST runs/estimate', { body });
  for (const name of ['GET runs/{id}', 'POST runs/{id}/cancel', 'POST runs/{id}/cancel'])
    await ask(name, { path: { id } });
  for (let count = 0; count < 2; count += 1) await ask('POST runs/{id}/resume', { path: { id } });
  await ask(`GET ${suggestions}`, { path: one });
  const service = { path: one, body: { service: 'premium' } };
  await ask(`POST ${suggestions}`, service);
  await api.source.query(
    `INSERT INTO translation_usage VALUES (to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), 'general', 'ar', 500000)
      ON CONFLICT (month, service, language) DO UPDATE SET characters = excluded.characters`,
  );
  await ask(`POST ${suggestions}`, service);
}
