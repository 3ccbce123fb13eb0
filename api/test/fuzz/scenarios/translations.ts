import type { SettingsAnswer } from '@lens/contracts/settings';
import { uniqueAddress } from '../../harness/running-api.js';
import type { StubShell } from '../../harness/stub-shell.js';
import type { Send } from './send.js';

const body = { text: 'Rest.', language: 'en' };
/** One request more than a user may send. */
const requestsAboveLimit = 121;

const live = 'POST /api/translations/live';
const missing = (key: string) => ({ language: 'es', texts: [{ namespace: 'common', key }] });

/** Roles without access, too many requests of one user, and visitors without a service. */
export async function sendTranslationRequests(send: Send, shell: StubShell): Promise<void> {
  await send('POST /api/translations/text', { caller: 'editor', body });
  for (const name of ['GET /api/translations/usage', 'DELETE /api/translations/cache'])
    await send(name, { caller: 'editor' });
  for (let count = 0; count < requestsAboveLimit; count += 1)
    await send('POST /api/translations/text', { caller: 'translator', body });
  await send(live, { body: missing('hero.gone') });
  const practice = (await send('GET /api/settings')) as unknown as SettingsAnswer;
  const { demo: _demo, revision, changed_by: _by, updated_at: _at, ...settings } = practice;
  await send('PUT /api/settings', {
    body: { ...settings, liveTranslation: ['es'] },
    headers: { 'If-Match': `"${revision}"` },
  });
  await send(live, { body: missing('hero.lead') });
  const from = uniqueAddress();
  const many = { language: 'es', texts: Array.from({ length: 100 }, () => missing('gone').texts[0]) };
  for (let count = 0; count < 7; count += 1) await send(live, { body: many }, from);
  shell.setOffline(true);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await send(live, { body: missing('hero.lead') });
  shell.setOffline(false);
}
