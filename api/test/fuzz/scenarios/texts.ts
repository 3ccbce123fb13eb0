import { textFileBytes, tmxFileBytes, tmxType, xliffFileBytes, xliffType } from '@lens/contracts/text-files';
import { hashOf } from '@lens/contracts/text-hash';
import type { StubShell } from '../../harness/stub-shell.js';
import { publicationBytes } from '../../../src/translations/texts/text-sets.controller.js';
import { tmxExample } from '../../../src/translations/memory/tmx/tmx-example.js';
import { xliffExample } from '../../../src/translations/texts/xliff/xliff-example.js';
import type { Send } from './send.js';

const one = { language: 'es', namespace: 'common', key: 'hero.title' };
const gone = { ...one, key: 'hero.gone' };
const file = { language: 'es', namespace: 'common' };
const text = 'texts/{language}/{namespace}/{key}';
const files = 'files/{language}/{namespace}';

/** Known and unknown texts, outdated revisions, empty sets, an unreachable shell. */
export async function sendTextRequests(sendAny: Send, shell: StubShell): Promise<void> {
  const send: Send = (name, options) => sendAny(name.replace(' ', ' /api/translations/'), options);
  await send('GET texts', { query: [['language', 'es']] });
  await send('GET texts', {
    query: [
      ['language', 'es'],
      ['namespace', 'nowhere'],
    ],
  });
  await send('GET coverage');
  const { revision, source } = (await send(`GET ${text}`, { path: one })) as unknown as {
    revision: number;
    source: string;
  };
  const said = (words: string, state: string, at: number, english = source) => ({
    path: one,
    body: { text: words, state, source: hashOf(english) },
    headers: { 'If-Match': `"${at}"` },
  });
  await send(`PUT ${text}`, said('LASIK', 'translated', revision, 'Another English.'));
  await send(`PUT ${text}`, said('Nada', 'reviewed', revision));
  await send(`PUT ${text}`, said('LASIK: 15 minutos.', 'reviewed', revision));
  await send(`PUT ${text}`, said('LASIK', 'translated', 999));
  for (const path of [one, gone]) {
    await send(`GET ${text}`, { path });
    await send(`GET ${text}/history`, { path });
    const body = { revision: revision + 1 };
    for (const baseRevision of [999, revision + 1])
      await send(`POST ${text}/revert`, { path, body, headers: { 'If-Match': `"${baseRevision}"` } });
  }
  await send(`PUT ${text}`, { ...said('x', 'translated', 0), path: gone });
  for (const path of [file, { ...file, namespace: 'nowhere' }]) {
    await send(`GET ${files}`, { path });
    await send(`PUT ${files}`, { path, body: {} });
    await send(`POST ${files}/preview`, { path, body: { hero: { title: 'LASIK' } } });
  }
  const tooMuch = { path: file, body: `{"padding":"${'x'.repeat(textFileBytes)}"}` };
  await send(`PUT ${files}`, tooMuch);
  await send(`POST ${files}/preview`, tooMuch);
  await sendXliffRequests(send);
  await sendMemoryRequests(send);
  await send('POST sets', { body: `{"padding":"${'x'.repeat(publicationBytes)}"}` });
  const name = { language: 'es', namespace: 'navigation', key: 'skip' };
  const { revision: back } = (await send(`GET ${text}`, { path: one })) as unknown as { revision: number };
  // The reverted text is not reviewed.
  const again = await send(`PUT ${text}`, said('LASIK: 15 minutos.', 'reviewed', back));
  const { revision: newest } = again as unknown as { revision: number };
  for (const publish of [[{ ...one, revision: newest }], [{ ...name, revision: 999 }], []])
    await send('POST sets', { body: { publish, withdraw: [{ ...name, set: 1 }] } });
  for (const number of ['1', '999999']) {
    await send('GET sets/{number}/changes', { path: { number } });
    await send('POST sets/{number}/activate', { path: { number } });
  }
  await send('POST sets/{number}/activate', { path: { number: '0' } });
  await send('POST sets/{number}/activate', { path: { number: '1' }, caller: 'editor' });
  for (const path of ['sign-offs', 'sign-offs/record'])
    await send(`GET ${path}`, { query: [['language', 'es']] });
  await send('GET published', { headers: { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' } });
  await sendAny('GET /api/content-revision', { headers: { 'If-None-Match': '*' } });
  shell.setOffline(true);
  await send(`GET ${text}`, { path: one });
  await send('GET memory/{language}', { path: { language: 'es' } });
  await send('POST sets', { body: { publish: [{ ...name, revision: 1 }], withdraw: [] } });
  shell.setOffline(false);
}

/** UTF-16 without a byte order mark. */
const notUnicode = '<\0x\0';

async function sendXliffRequests(send: Send): Promise<void> {
  const xliff = `${files}/xliff`;
  await send(`GET ${xliff}`, { path: file });
  for (const name of [`PUT ${xliff}`, `POST ${xliff}/preview`]) {
    const bodies = [xliffExample, '<!DOCTYPE x>', notUnicode, ' '.repeat(xliffFileBytes + 1)];
    for (const body of bodies) await send(name, { path: file, type: xliffType, body });
    await send(name, { path: { ...file, language: 'ko' }, type: xliffType, body: xliffExample });
    const elsewhere = xliffExample.replace('original="common"', 'original="nowhere"');
    await send(name, { path: { ...file, namespace: 'nowhere' }, type: xliffType, body: elsewhere });
    await send(name, { path: file, type: 'text/plain', body: xliffExample });
  }
}

async function sendMemoryRequests(send: Send): Promise<void> {
  const memory = 'memory/{language}';
  const path = { language: 'es' };
  await send(`GET ${memory}`, { path });
  const query: [string, string][] = [['origin', 'agency.tmx']];
  const bodies = [tmxExample, tmxExample, '<!DOCTYPE tmx [', notUnicode, ' '.repeat(tmxFileBytes + 1)];
  for (const body of bodies) await send(`POST ${memory}`, { path, query, type: tmxType, body });
  await send(`POST ${memory}`, { path: { language: 'ko' }, query, type: tmxType, body: tmxExample });
  await send(`POST ${memory}`, { path, query, type: 'text/plain', body: tmxExample });
  await send(`GET ${text}/suggestions`, { path: one });
  const { items } = (await send(`GET ${memory}/imports`, { path })) as unknown as { items: { id: string }[] };
  for (const id of [items[0]!.id, items[0]!.id, 'x'])
    await send(`DELETE ${memory}/imports/{import}`, { path: { ...path, import: id } });
}

/** Comments that are resolved and reopened, of the caller and of others, on known and unknown texts. */
export async function sendCommentRequests(send: Send): Promise<void> {
  const comments = `/api/translations/${text}/comments`;
  const single = `${comments}/{comment}`;
  const body = { text: 'Which of the two?\nThe first?', about: 'language' };
  const { id: comment } = await send(`POST ${comments}`, { path: one, body });
  await send(`POST ${comments}`, { path: one, body: { ...body, about: 'source' } });
  await send(`POST ${comments}`, { path: one, body: { ...body, text: 'Which, @admin?' } });
  await send(`POST ${comments}`, { path: gone, body });
  for (const name of ['GET /api/translations/colleagues', 'GET /api/translations/asked'])
    for (const caller of ['admin', 'translator', 'editor'] as const) await send(name, { caller });
  for (const path of [one, gone]) await send(`GET ${comments}`, { path });
  for (const path of [
    { ...one, comment },
    { ...one, language: 'ko', comment },
  ])
    for (const act of ['resolve', 'reopen'])
      for (let time = 0; time < 2; time += 1) await send(`POST ${single}/${act}`, { path });
  for (const caller of ['translator', 'admin', 'admin'] as const)
    await send(`DELETE ${single}`, { path: { ...one, comment }, caller });
}

const missed = { ...one, key: 'hero.lead' };

/** Texts that visitors missed and others, and an unreachable shell. */
export async function sendMissingTextRequests(sendAny: Send, shell: StubShell): Promise<void> {
  const send: Send = (name, options) => sendAny(name.replace(' ', ' /api/translations/'), options);
  const key = 'common:hero.lead';
  await sendAny('POST /api/events', { body: { kind: 'missing_key', key, language: 'es', route: '/' } });
  await send('GET missing');
  shell.setOffline(true);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await send('GET missing');
  shell.setOffline(false);
  for (let time = 0; time < 2; time += 1)
    await send('DELETE missing/{language}/{namespace}/{key}', { path: missed });
  for (const name of ['GET missing', 'DELETE missing', 'DELETE missing/{language}/{namespace}/{key}'])
    await send(name, { caller: 'editor', path: missed });
}
