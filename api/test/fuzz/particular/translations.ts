import type { SettingsAnswer } from '@lens/contracts/settings';
import { someAddress } from '../../harness/running-api.js';
import type { StubShell } from '../../harness/stub-shell.js';
import type { Ask } from './ask.js';

const body = { text: 'Rest.', language: 'en' };
/** What one person may ask for, and one more. */
const tooMany = 121;

const live = 'POST /api/translations/live';
const missing = (key: string) => ({ language: 'es', texts: [{ namespace: 'common', key }] });

/** The roles that may not, one person who asks without end, and visitors for whom there is no service. */
export async function askForTranslations(ask: Ask, shell: StubShell): Promise<void> {
  await ask('POST /api/translations/text', { caller: 'editor', body });
  for (const name of ['GET /api/translations/usage', 'DELETE /api/translations/cache'])
    await ask(name, { caller: 'editor' });
  for (let count = 0; count < tooMany; count += 1)
    await ask('POST /api/translations/text', { caller: 'translator', body });
  await ask(live, { body: missing('hero.gone') });
  const practice = (await ask('GET /api/settings')) as unknown as SettingsAnswer;
  const { demo: _demo, revision, changed_by: _by, updated_at: _at, ...settings } = practice;
  await ask('PUT /api/settings', {
    body: { ...settings, liveTranslation: ['es'] },
    headers: { 'If-Match': `"${revision}"` },
  });
  await ask(live, { body: missing('hero.lead') });
  const from = someAddress();
  const many = { language: 'es', texts: Array.from({ length: 100 }, () => missing('gone').texts[0]) };
  for (let count = 0; count < 7; count += 1) await ask(live, { body: many }, from);
  shell.away(true);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await ask(live, { body: missing('hero.lead') });
  shell.away(false);
}
