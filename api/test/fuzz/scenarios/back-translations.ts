import { hashOf } from '@lens/contracts/text-hash';
import type { StubShell } from '../../harness/stub-shell.js';
import type { Send } from './send.js';

const translation = 'No use las gotas.';
/** A critical text; only these are translated back. */
export const criticalFiles: StubShell['files'] = {
  'en/care': { drops: 'Do not use the drops.', gone: 'Do not drive.' },
  'es/care': { drops: translation },
};

const route = '/api/translations/texts/{language}/{namespace}/{key}/back-translation';
const drops = { language: 'es', namespace: 'care', key: 'drops' };
const texts = [drops, { ...drops, key: 'gone' }, { ...drops, key: 'nothing' }, { ...drops, language: 'tl' }];

/** Translated and untranslated texts, outdated revisions and wordings, an unreachable shell. */
export async function sendBackTranslationRequests(send: Send, shell: StubShell): Promise<void> {
  const wording = hashOf(translation);
  for (const path of [...texts, { language: 'es', namespace: 'common', key: 'hero.title' }]) {
    await send(`GET ${route}`, { path });
    await send(`POST ${route}`, { path, body: { wording } });
    await send(`PUT ${route}`, { path, body: { wording, text: 'Do not use the eye drops.' } });
  }
  // Of this wording there is one now, so no service is asked.
  await send(`POST ${route}`, { path: drops, body: { wording } });
  for (const headers of [{ 'If-Match': '"999"' }, { 'If-Match': '"0"' }]) {
    await send(`POST ${route}`, { path: drops, body: { wording }, headers });
    await send(`PUT ${route}`, { path: drops, body: { wording, text: 'Use them.' }, headers });
  }
  await send(`PUT ${route}`, { path: drops, body: { wording: 'other', text: 'Use them.' } });
  shell.setOffline(true);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await send(`GET ${route}`, { path: drops });
  await send(`POST ${route}`, { path: drops, body: { wording } });
  await send(`PUT ${route}`, { path: drops, body: { wording, text: 'Use them.' } });
  shell.setOffline(false);
}
