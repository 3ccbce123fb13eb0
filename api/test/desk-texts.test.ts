import { jest } from '@jest/globals';
import type { DeskCoverage, DeskRow, TextHistory } from '@lens/contracts/desk';
import { deskRow } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import type { Page } from '@lens/contracts/lists';
import { hashOf } from '@lens/contracts/text-hash';
import { Activity } from '../src/activity/activity.entity.js';
import { ShippedSource } from '../src/translations/texts/shipped-source.entity.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'the desk',
  (api) => {
    let token: string;
    const { call, read, save, review, revert } = createDeskClient(api, () => token);
    const page = (query: string) => call<Page<DeskRow>>('GET', `texts?${query}`);
    const keysOf = async (query: string) => (await page(query)).body.items.map(({ key }) => key);
    beforeAll(async () => {
      token = await api.signIn('translator');
    });

    test('shows every text that a language needs, with its plural forms, beside the English', async () => {
      const { status, body } = await page('language=es&namespace=common');
      expect(status).toBe(200);
      expect(body.items.map(({ key, state }) => `${key} ${state}`)).toEqual([
        'hero.lead untranslated',
        'hero.title translated',
        'items_many untranslated',
        'items_one untranslated',
        'items_other untranslated',
      ]);
      expect(deskRow.strict().parse(body.items[1])).toMatchObject({
        source: 'LASIK takes 15 minutes.',
        shipped: 'LASIK tarda 15 minutos.',
        text: null,
        findings: [],
        revision: 0,
        changed_by: null,
      });
    });

    test('finds texts by words, state, namespace and what is wrong with them', async () => {
      expect(await keysOf('language=es&search=SALTAR')).toEqual(['skip']);
      expect(await keysOf('language=es&search=hero.l')).toEqual(['hero.lead']);
      await save('vi/common/hero.lead', 0, 'Hãy hỏi, {{name}}.');
      expect(await keysOf('language=vi&search=hay%20HOI')).toEqual(['hero.lead']);
      expect(await keysOf('language=vi&namespace=navigation&state=untranslated')).toEqual(['skip']);
      await save('tl/common/hero.title', 0, 'Laser, 15 minuto.');
      expect(await keysOf('language=tl&findings=block')).toEqual(['hero.title']);
      expect(await keysOf('language=tl&sort=-changed_at&limit=1')).toEqual(['hero.title']);
      expect((await page('language=tl&page=2&limit=4')).body).toMatchObject({ page: 2, limit: 4, total: 5 });
      expect((await page('language=es&namespace=nowhere')).status).toBe(404);
      expect((await page('language=en')).status).toBe(400);
    });

    test.each(['', ' \n'])('keeps no text without a word: %j', async (text) => {
      const name = 'ko/common/hero.lead';
      const refused = await save(name, 0, text);
      expect([refused.status, refused.body.details]).toEqual([
        400,
        [expect.objectContaining({ path: 'text', message: 'Write a translation. It cannot be empty.' })],
      ]);
      expect((await read(name)).body).toMatchObject({ state: 'untranslated', revision: 0 });
    });

    test('keeps each revision, who wrote it, and an entry in the log [DESK-8]', async () => {
      const name = 'ko/common/hero.title';
      const first = await save(name, 0, 'LASIK은 15분입니다.');
      expect(first).toMatchObject({ status: 200, body: { state: 'translated', revision: 1 } });
      expect(first.headers.get('etag')).toBe('"1"');
      const second = await save(name, 1, 'LASIK은 15분이면 됩니다.', 'reviewed');
      expect(second.body).toMatchObject({
        state: 'reviewed',
        revision: 2,
        shipped: 'LASIK은 15분 걸립니다.',
      });
      const { items } = (await call<TextHistory>('GET', `texts/${name}/history`)).body;
      expect(items.map(({ revision, text, state }) => [revision, text, state])).toEqual([
        [2, 'LASIK은 15분이면 됩니다.', 'reviewed'],
        [1, 'LASIK은 15분입니다.', 'translated'],
      ]);
      expect(items[0]?.username).toBe(second.body.changed_by);
      const [entry] = await api.source.manager.findBy(Activity, { resource_id: name, action: 'CREATE' });
      expect(entry?.changes).toEqual({
        text: { before: 'LASIK은 15분 걸립니다.', after: 'LASIK은 15분입니다.' },
        state: { before: null, after: 'translated' },
      });
    });

    test('puts an earlier revision back as the newest', async () => {
      const name = 'vi/navigation/skip';
      await save(name, 0, 'Một');
      await save(name, 1, 'Hai');
      const back = await revert(name, 1, 2);
      expect(back).toMatchObject({ status: 200, body: { text: 'Một', revision: 3 } });
      expect(back.headers.get('etag')).toBe('"3"');
      expect((await revert(name, 9, 3)).status).toBe(404);
    });

    test('makes nobody the reviewer of what they only put back', async () => {
      const name = 'he/navigation/skip';
      await save(name, 0, 'דלגו לתוכן', 'reviewed');
      await save(name, 1, 'לתוכן');
      expect((await revert(name, 1, 2)).body).toMatchObject({ text: 'דלגו לתוכן', state: 'translated' });
      const { items } = (await call<TextHistory>('GET', `texts/${name}/history`)).body;
      expect(items.map(({ state }) => state)).toEqual(['translated', 'translated', 'reviewed']);
    });

    test('puts nothing back over what somebody has not seen', async () => {
      const name = 'zh/common/hero.lead';
      await save(name, 0, '{{name}}，问我们。');
      await save(name, 1, '{{name}}，请问我们。');
      const late = await revert(name, 1, 1);
      expect([late.status, (late.body as unknown as ErrorBody).code]).toEqual([412, 'revision_conflict']);
      const without = await call<ErrorBody>('POST', `texts/${name}/revert`, { revision: 1 });
      expect([without.status, without.body.code]).toEqual([428, 'revision_required']);
      const both = await Promise.all([revert(name, 1, 2), save(name, 2, '请问我们，{{name}}。')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect((await read(name)).body.revision).toBe(3);
    });

    test('says of each text what its owner says to translators, where it says anything', async () => {
      const { items } = (await page('language=ar&namespace=common')).body;
      expect(items.find(({ key }) => key === 'hero.title')?.description).toEqual(['The first screen.']);
      expect((await read('ar/common/items_two')).body.description).toEqual([
        'A number of things: {{count}} of them.',
      ]);
      expect((await read('ar/navigation/skip')).body.description).toEqual([]);
    });

    test('lets nobody overwrite what they have not seen [DESK-9]', async () => {
      const name = 'hy/navigation/skip';
      const both = await Promise.all([save(name, 0, 'Ա'), save(name, 0, 'Բ')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect((await save(name, 0, 'Գ')).status).toBe(412);
      expect((await save(name, 7, 'Գ')).status).toBe(412);
      const unnamed = { text: 'Գ', state: 'translated', source: hashOf('Skip to the content') };
      const without = await call<ErrorBody>('PUT', `texts/${name}`, unnamed);
      expect([without.status, without.body.code]).toEqual([428, 'revision_required']);
      expect((await read(name)).body.revision).toBe(1);
    });

    test('keeps a draft with any fault, and counts none as reviewed that alters a term or a number [DESK-11]', async () => {
      const name = 'pt-BR/common/hero.title';
      const draft = await save(name, 0, 'Leva 20 minutos.');
      expect(draft.body.findings.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['term.lost', 'number.changed']),
      );
      const refused = await save(name, 1, 'Leva 20 minutos.', 'reviewed');
      expect([refused.status, refused.body.code]).toEqual([409, 'translation_blocked']);
      expect(refused.body.details?.map(({ code }) => code)).toContain('term.lost');
      expect((await save(name, 1, 'LASIK leva 15 minutos.', 'reviewed')).status).toBe(200);
    });

    test('takes no text for an English that its writer has not seen', async () => {
      const name = 'hy/common/hero.lead';
      const body = { text: 'Հարցրեք, {{name}}։', state: 'translated', source: hashOf('Ask us.') };
      const late = await call<ErrorBody>('PUT', `texts/${name}`, body, { 'if-match': '"0"' });
      expect([late.status, late.body.code]).toEqual([412, 'source_changed']);
      expect((await read(name)).body.revision).toBe(0);
      const anew = { ...body, source: hashOf('Ask us, {{name}}.') };
      expect((await call('PUT', `texts/${name}`, anew, { 'if-match': '"0"' })).status).toBe(200);
    });

    test('calls a text stale once its English is another, and says which it was written for', async () => {
      const name = 'he/navigation/skip';
      await review(name, 'דילוג לתוכן');
      shell.files = { ...shell.files, 'en/navigation': { skip: 'Skip to the main content' } };
      await expectSoon(async () => (await read(name)).body, {
        state: 'stale',
        source: 'Skip to the main content',
        source_then: 'Skip to the content',
      });
      shell.files = { ...shell.files, 'en/navigation': { skip: 'Skip to the content' } };
      await expectSoon(async () => (await read(name)).body, { state: 'reviewed', source_then: null });
    });

    test('calls a shipped text stale once its English is another, until it or its English is as it should be [DESK-10]', async () => {
      const [one, other] = ['zh/common/hero.title', 'hy/common/hero.title'];
      const [was, now] = ['LASIK takes 15 minutes.', 'LASIK takes 15 minutes for most people.'];
      const says = (title: string, chinese: string) => {
        shell.files = {
          ...shippedFiles(),
          'en/common': { ...shippedFiles()['en/common'], hero: { title, lead: 'Ask us, {{name}}.' } },
          'zh/common': { hero: { title: chinese } },
          'hy/common': { hero: { title: 'LASIK-ը տևում է 15 րոպե։' } },
        };
      };
      const soon = (name: string, wanted: object) =>
        expectSoon(async () => (await read(name)).body, { text: null, ...wanted });
      says(was, 'LASIK 需要 15 分钟。');
      for (const name of [one, other]) await soon(name, { state: 'translated', source_then: null });
      says(now, 'LASIK 需要 15 分钟。');
      await soon(one, { state: 'stale', source_then: was });
      expect(await keysOf('language=zh&state=stale')).toEqual(['hero.title']);
      // Another translation is one of the English that stands beside it.
      says(now, '多数情况下 LASIK 需要 15 分钟。');
      await soon(one, { state: 'translated', source_then: null });
      // The old one, rolled back to, is still of the old English.
      says(now, 'LASIK 需要 15 分钟。');
      await soon(one, { state: 'stale', source_then: was });
      says(now, '多数情况下 LASIK 需要 15 分钟。');
      await soon(one, { state: 'translated', source_then: null });
      await soon(other, { state: 'stale', source_then: was });
      says(was, 'LASIK 需要 15 分钟。');
      await soon(other, { state: 'translated', source_then: null });
      shell.files = shippedFiles();
      await soon(one, { shipped: null });
    });

    test('counts the texts of each language and namespace by their state', async () => {
      await review('zh/navigation/skip', '跳到内容');
      const none = { untranslated: 0, machine: 0, translated: 0, reviewed: 0, needs_human: 0, stale: 0 };
      const oneReviewed = { ...none, reviewed: 1 };
      const { items } = (await call<DeskCoverage>('GET', 'coverage')).body;
      expect(items).toHaveLength(20);
      expect(
        items.find(({ language, namespace }) => language === 'zh' && namespace === 'navigation'),
      ).toEqual({
        language: 'zh',
        namespace: 'navigation',
        counts: oneReviewed,
        shown: { own: 0, fallback: 0, english: 1 },
        english: ['skip'],
      });
    });

    test('counts what visitors read today: Mexican Spanish reads Spanish, two missing texts are two', async () => {
      const { items } = (await call<DeskCoverage>('GET', 'coverage')).body;
      const shown = (code: string) =>
        items.find(({ language, namespace }) => language === code && namespace === 'common')!;
      // Of Spanish and Korean a plural is missing, and the lead.
      expect(shown('es').shown).toEqual({ own: 1, fallback: 0, english: 4 });
      expect(shown('es-MX').shown).toEqual({ own: 0, fallback: 1, english: 4 });
      expect(shown('ko').shown).toEqual({ own: 1, fallback: 0, english: 2 });
      expect(shown('ko').english).toEqual(['hero.lead', 'items_other']);
      expect(shown('es-MX').english).toEqual(shown('es').english);
    });

    test('reads the English of shipped texts again only when another is kept, as by a backup that is put back', async () => {
      const ofTitle = { language: 'es', namespace: 'common', key: 'hero.title' } as const;
      const stale = async () => {
        const { items } = (await call<DeskCoverage>('GET', 'coverage')).body;
        const { counts } = items.find(
          ({ language, namespace }) => `${language}/${namespace}` === 'es/common',
        )!;
        return counts.stale;
      };
      expect(await stale()).toBe(0);
      const reads = jest.spyOn(api.source.manager, 'query');
      expect(await stale()).toBe(0);
      const asked = reads.mock.calls.map(([statement]) => statement);
      expect(asked.filter((statement) => /^SELECT key, .+ FROM shipped_sources/.test(statement))).toEqual([]);
      expect(asked.filter((statement) => /max\(xmin/.test(statement))).toHaveLength(1);
      const kept = await api.source.manager.findOneByOrFail(ShippedSource, ofTitle);
      await api.source.manager.update(ShippedSource, ofTitle, { source: 'LASIK takes an hour.' });
      expect(await stale()).toBe(1);
      await api.source.manager.update(ShippedSource, ofTitle, { source: kept.source });
      expect(await stale()).toBe(0);
      reads.mockRestore();
    });

    test('asks the shell for the list of files alone as long as none is another, and then by the tag of each', async () => {
      const name = 'es/navigation/skip';
      await read(name);
      const soon = async (line: string) => {
        shell.responses.length = 0;
        await expectSoon(
          async () => {
            await read(name);
            return { asked: shell.responses.includes(line) };
          },
          { asked: true },
        );
        return [...new Set(shell.responses)];
      };
      expect(await soon('304 index')).toEqual(['304 index']);
      shell.files = { ...shell.files, 'es/navigation': { skip: 'Ir al contenido' } };
      expect(await soon('200 es/navigation')).toContain('304 en/navigation');
      expect((await read(name)).body).toMatchObject({ shipped: 'Ir al contenido' });
      shell.files = shippedFiles();
      await soon('200 es/navigation');
    });

    test('says so while the shell is away, rather than work on what it remembers', async () => {
      shell.setOffline(true);
      await expectSoon(async () => ({ status: (await page('language=es')).status }), { status: 503 });
      await expectSoon(async () => ({ status: (await read('es/navigation/skip')).status }), { status: 503 });
      expect(await save('es/navigation/skip', 0, 'x')).toMatchObject({ body: { code: 'texts_unavailable' } });
      expect((await call('GET', 'sets')).status).toBe(200);
      shell.setOffline(false);
      expect((await page('language=es')).status).toBe(200);
    });

    test.each(['es/common/hero.gone', 'es/common/items_few', 'es/common/hero', 'es/staff/title'])(
      'has no text %s',
      async (name) => {
        expect((await read(name)).status).toBe(404);
        expect((await save(name, 0, 'x')).status).toBe(404);
        expect((await call('GET', `texts/${name}/history`)).status).toBe(404);
      },
    );
  },
  () => shell.variables,
);

/** The desk believes the shell for a second. */
async function expectSoon(ask: () => Promise<object>, wanted: object): Promise<void> {
  let found: object = {};
  for (let tries = 0; tries < 200; tries += 1) {
    found = await ask();
    if (Object.entries(wanted).every(([name, value]) => (found as Record<string, unknown>)[name] === value))
      return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(found).toMatchObject(wanted);
}
