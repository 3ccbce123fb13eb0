import { textFileBytes, xliffFileBytes, xliffType } from '@lens/contracts/text-files';
import { hashOf } from '@lens/contracts/text-hash';
import type { StubShell } from '../../harness/stub-shell.js';
import { publicationBytes } from '../../../src/translations/texts/text-sets.controller.js';
import { xliffExample } from '../../../src/translations/texts/xliff/xliff-example.js';
import type { Ask } from './ask.js';

const one = { language: 'es', namespace: 'common', key: 'hero.title' };
const gone = { ...one, key: 'hero.gone' };
const file = { language: 'es', namespace: 'common' };
const text = 'texts/{language}/{namespace}/{key}';
const files = 'files/{language}/{namespace}';

/** Texts that there are and are not, revisions that are old, sets of nothing, a shell that is away. */
export async function askForTexts(given: Ask, shell: StubShell): Promise<void> {
  const ask: Ask = (name, told) => given(name.replace(' ', ' /api/translations/'), told);
  await ask('GET texts', { query: [['language', 'es']] });
  await ask('GET texts', {
    query: [
      ['language', 'es'],
      ['namespace', 'nowhere'],
    ],
  });
  await ask('GET coverage');
  const { revision, source } = (await ask(`GET ${text}`, { path: one })) as unknown as {
    revision: number;
    source: string;
  };
  const said = (words: string, state: string, at: number, english = source) => ({
    path: one,
    body: { text: words, state, source: hashOf(english) },
    headers: { 'If-Match': `"${at}"` },
  });
  await ask(`PUT ${text}`, said('LASIK', 'translated', revision, 'Another English.'));
  await ask(`PUT ${text}`, said('Nada', 'reviewed', revision));
  await ask(`PUT ${text}`, said('LASIK: 15 minutos.', 'reviewed', revision));
  await ask(`PUT ${text}`, said('LASIK', 'translated', 999));
  for (const path of [one, gone]) {
    await ask(`GET ${text}`, { path });
    await ask(`GET ${text}/history`, { path });
    const body = { revision: revision + 1 };
    for (const seen of [999, revision + 1])
      await ask(`POST ${text}/revert`, { path, body, headers: { 'If-Match': `"${seen}"` } });
  }
  await ask(`PUT ${text}`, { ...said('x', 'translated', 0), path: gone });
  for (const path of [file, { ...file, namespace: 'nowhere' }]) {
    await ask(`GET ${files}`, { path });
    await ask(`PUT ${files}`, { path, body: {} });
    await ask(`POST ${files}/preview`, { path, body: { hero: { title: 'LASIK' } } });
  }
  const tooMuch = { path: file, body: `{"padding":"${'x'.repeat(textFileBytes)}"}` };
  await ask(`PUT ${files}`, tooMuch);
  await ask(`POST ${files}/preview`, tooMuch);
  await askForXliff(ask);
  await ask('POST sets', { body: `{"padding":"${'x'.repeat(publicationBytes)}"}` });
  const name = { language: 'es', namespace: 'navigation', key: 'skip' };
  const { revision: back } = (await ask(`GET ${text}`, { path: one })) as unknown as { revision: number };
  // What was put back is reviewed by nobody.
  const again = await ask(`PUT ${text}`, said('LASIK: 15 minutos.', 'reviewed', back));
  const { revision: newest } = again as unknown as { revision: number };
  for (const publish of [[{ ...one, revision: newest }], [{ ...name, revision: 999 }], []])
    await ask('POST sets', { body: { publish, withdraw: [{ ...name, set: 1 }] } });
  for (const number of ['1', '999999']) {
    await ask('GET sets/{number}/changes', { path: { number } });
    await ask('POST sets/{number}/activate', { path: { number } });
  }
  await ask('GET published', { headers: { 'If-None-Match': '*', 'Cache-Control': 'max-age=0' } });
  shell.away(true);
  await ask(`GET ${text}`, { path: one });
  await ask('POST sets', { body: { publish: [{ ...name, revision: 1 }], withdraw: [] } });
  shell.away(false);
}

async function askForXliff(ask: Ask): Promise<void> {
  const xliff = `${files}/xliff`;
  await ask(`GET ${xliff}`, { path: file });
  for (const name of [`PUT ${xliff}`, `POST ${xliff}/preview`]) {
    const bodies = [xliffExample, '<!DOCTYPE x>', ' '.repeat(xliffFileBytes + 1)];
    for (const body of bodies) await ask(name, { path: file, type: xliffType, body });
    await ask(name, { path: { ...file, language: 'ko' }, type: xliffType, body: xliffExample });
    const elsewhere = xliffExample.replace('original="common"', 'original="nowhere"');
    await ask(name, { path: { ...file, namespace: 'nowhere' }, type: xliffType, body: elsewhere });
    await ask(name, { path: file, type: 'text/plain', body: xliffExample });
  }
}

/** Questions that are answered and settled, of whoever asks and of others, at texts that there are and are not. */
export async function askForComments(ask: Ask): Promise<void> {
  const comments = `/api/translations/${text}/comments`;
  const single = `${comments}/{comment}`;
  const body = { text: 'Which of the two?\nThe first?', about: 'language' };
  const { id: comment } = await ask(`POST ${comments}`, { path: one, body });
  await ask(`POST ${comments}`, { path: one, body: { ...body, about: 'source' } });
  await ask(`POST ${comments}`, { path: gone, body });
  for (const path of [one, gone]) await ask(`GET ${comments}`, { path });
  for (const path of [
    { ...one, comment },
    { ...one, language: 'ko', comment },
  ])
    for (const act of ['resolve', 'reopen'])
      for (let time = 0; time < 2; time += 1) await ask(`POST ${single}/${act}`, { path });
  for (const caller of ['translator', 'admin', 'admin'] as const)
    await ask(`DELETE ${single}`, { path: { ...one, comment }, caller });
}

const missed = { ...one, key: 'hero.lead' };

/** Texts that visitors missed and did not, and files that nobody can read. */
export async function askForMissingTexts(given: Ask, shell: StubShell): Promise<void> {
  const ask: Ask = (name, told) => given(name.replace(' ', ' /api/translations/'), told);
  const key = 'common:hero.lead';
  await given('POST /api/events', { body: { kind: 'missing_key', key, language: 'es', route: '/' } });
  await ask('GET missing');
  shell.away(true);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await ask('GET missing');
  shell.away(false);
  for (let time = 0; time < 2; time += 1)
    await ask('DELETE missing/{language}/{namespace}/{key}', { path: missed });
  for (const name of ['GET missing', 'DELETE missing', 'DELETE missing/{language}/{namespace}/{key}'])
    await ask(name, { caller: 'editor', path: missed });
}
