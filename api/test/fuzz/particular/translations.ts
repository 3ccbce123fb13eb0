import type { Ask } from './ask.js';

const body = { text: 'Rest.', language: 'en' };
/** What one person may ask for, and one more. */
const tooMany = 121;

/** The roles that may not, and one person who asks without end. */
export async function askForTranslations(ask: Ask): Promise<void> {
  await ask('POST /api/translations/text', { caller: 'editor', body });
  for (const name of ['GET /api/translations/usage', 'DELETE /api/translations/cache'])
    await ask(name, { caller: 'editor' });
  for (let count = 0; count < tooMany; count += 1)
    await ask('POST /api/translations/text', { caller: 'translator', body });
}
