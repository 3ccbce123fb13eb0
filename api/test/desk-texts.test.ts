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

    test('lists every text that a language needs, with its plural forms and its English', async () => {
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

    test('filters texts by words, state, namespace and findings', async () => {
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

    test.each(['', ' \n'])('refuses a blank text: %j', async (text) => {
      const name = 'ko/common/hero.lead';
      const refused = await save(name, 0, text);
      expect([refused.status, refused.body.details]).toEqual([
        400,
        [expect.objectContaining({ path: 'text', message: 'Write a translation. It cannot be empty.' })],
      ]);
      expect((await read(name)).body).toMatchObject({ state: 'untranslated', revision: 0 });
    });

    test('stores each revision with its author, and records it in the activity log [DESK-8]', async () => {
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
      const [entry] = await api.dataSource.manager.findBy(Activity, { resource_id: name, action: 'CREATE' });
      expect(entry?.changes).toEqual({
        text: { before: 'LASIK은 15분 걸립니다.', after: 'LASIK은 15분입니다.' },
        state: { before: null, after: 'translated' },
      });
    });

    test('restores an earlier revision as the newest one', async () => {
      const name = 'vi/navigation/skip';
      await save(name, 0, 'Một');
      await save(name, 1, 'Hai');
      const reverted = await revert(name, 1, 2);
      expect(reverted).toMatchObject({ status: 200, body: { text: 'Một', revision: 3 } });
      expect(reverted.headers.get('etag')).toBe('"3"');
      expect((await revert(name, 9, 3)).status).toBe(404);
    });

    test('does not count a restored text as reviewed', async () => {
      const name = 'he/navigation/skip';
      await save(name, 0, 'דלגו לתוכן', 'reviewed');
      await save(name, 1, 'לתוכן');
      expect((await revert(name, 1, 2)).body).toMatchObject({ text: 'דלגו לתוכן', state: 'translated' });
      const { items } = (await call<TextHistory>('GET', `texts/${name}/history`)).body;
      expect(items.map(({ state }) => state)).toEqual(['translated', 'translated', 'reviewed']);
    });

    test('restores nothing over a revision that the caller has not seen', async () => {
      const name = 'zh/common/hero.lead';
      await save(name, 0, '{{name}}，问我们。');
      await save(name, 1, '{{name}}，请问我们。');
      const refused = await revert(name, 1, 1);
      expect(refused).toMatchObject({ status: 412, body: { code: 'revision_conflict' } });
      const without = await call<ErrorBody>('POST', `texts/${name}/revert`, { revision: 1 });
      expect([without.status, without.body.code]).toEqual([428, 'revision_required']);
      const both = await Promise.all([revert(name, 1, 2), save(name, 2, '请问我们，{{name}}。')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect((await read(name)).body.revision).toBe(3);
    });

    test('shows the descriptions of texts that have one', async () => {
      const { items } = (await page('language=ar&namespace=common')).body;
      expect(items.find(({ key }) => key === 'hero.title')?.description).toEqual(['The first screen.']);
      expect((await read('ar/common/items_two')).body.description).toEqual([
        'A number of things: {{count}} of them.',
      ]);
      expect((await read('ar/navigation/skip')).body.description).toEqual([]);
    });

    test('lets nobody overwrite a revision that they have not seen [DESK-9]', async () => {
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

    test('saves a draft with any finding, but no reviewed text that alters a term or a number [DESK-11]', async () => {
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

    test('refuses a translation of an English that its author has not seen', async () => {
      const name = 'hy/common/hero.lead';
      const body = { text: 'Հարցրեք, {{name}}։', state: 'translated', source: hashOf('Ask us.') };
      const outdated = await call<ErrorBody>('PUT', `texts/${name}`, body, { 'if-match': '"0"' });
      expect([outdated.status, outdated.body.code]).toEqual([412, 'source_changed']);
      expect((await read(name)).body.revision).toBe(0);
      const anew = { ...body, source: hashOf('Ask us, {{name}}.') };
      expect((await call('PUT', `texts/${name}`, anew, { 'if-match': '"0"' })).status).toBe(200);
    });

    test('calls a text stale once its English has changed, and shows the English that it was translated from', async () => {
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

    test('calls a shipped text stale once its English has changed, until the text changes too or the English changes back [DESK-10]', async () => {
      const [one, other] = ['zh/common/hero.title', 'hy/common/hero.title'];
      const [was, now] = ['LASIK takes 15 minutes.', 'LASIK takes 15 minutes for most people.'];
      const ship = (title: string, chinese: string) => {
        shell.files = {
          ...shippedFiles(),
          'en/common': { ...shippedFiles()['en/common'], hero: { title, lead: 'Ask us, {{name}}.' } },
          'zh/common': { hero: { title: chinese } },
          'hy/common': { hero: { title: 'LASIK-ը տևում է 15 րոպե։' } },
        };
      };
      const expectText = (name: string, expected: object) =>
        expectSoon(async () => (await read(name)).body, { text: null, ...expected });
      ship(was, 'LASIK 需要 15 分钟。');
      for (const name of [one, other]) await expectText(name, { state: 'translated', source_then: null });
      ship(now, 'LASIK 需要 15 分钟。');
      await expectText(one, { state: 'stale', source_then: was });
      expect(await keysOf('language=zh&state=stale')).toEqual(['hero.title']);
      // A new translation counts as made for the current English.
      ship(now, '多数情况下 LASIK 需要 15 分钟。');
      await expectText(one, { state: 'translated', source_then: null });
      // After a roll back, the old translation still counts as made for the old English.
      ship(now, 'LASIK 需要 15 分钟。');
      await expectText(one, { state: 'stale', source_then: was });
      ship(now, '多数情况下 LASIK 需要 15 分钟。');
      await expectText(one, { state: 'translated', source_then: null });
      await expectText(other, { state: 'stale', source_then: was });
      ship(was, 'LASIK 需要 15 分钟。');
      await expectText(other, { state: 'translated', source_then: null });
      shell.files = shippedFiles();
      await expectText(one, { shipped: null });
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
        shown: { own: 0, fallback: 0, english: 1, chosen_english: 0 },
        unsigned: 0,
        ...{ english: ['skip'], chosen_english: [] },
      });
    });

    test('counts what visitors read now: Mexican Spanish shows Spanish, and two untranslated texts count as two', async () => {
      const { items } = (await call<DeskCoverage>('GET', 'coverage')).body;
      const shown = (code: string) =>
        items.find(({ language, namespace }) => language === code && namespace === 'common')!;
      // Spanish and Korean do not have the plural and the lead.
      expect(shown('es').shown).toMatchObject({ own: 1, fallback: 0, english: 4 });
      expect(shown('es-MX').shown).toMatchObject({ own: 0, fallback: 1, english: 4 });
      expect(shown('ko').shown).toMatchObject({ own: 1, fallback: 0, english: 2 });
      expect(shown('ko').english).toEqual(['hero.lead', 'items_other']);
      expect(shown('es-MX').english).toEqual(shown('es').english);
    });

    test('reads the recorded English again only when the records change, for example when a backup is restored', async () => {
      const ofTitle = { language: 'es', namespace: 'common', key: 'hero.title' } as const;
      const countStale = async () => {
        const { items } = (await call<DeskCoverage>('GET', 'coverage')).body;
        const { counts } = items.find(
          ({ language, namespace }) => `${language}/${namespace}` === 'es/common',
        )!;
        return counts.stale;
      };
      expect(await countStale()).toBe(0);
      const reads = jest.spyOn(api.dataSource.manager, 'query');
      expect(await countStale()).toBe(0);
      const statements = reads.mock.calls.map(([statement]) => statement);
      expect(statements.filter((sql) => /^SELECT key, .+ FROM shipped_sources/.test(sql))).toEqual([]);
      expect(statements.filter((sql) => /max\(xmin/.test(sql))).toHaveLength(1);
      const record = await api.dataSource.manager.findOneByOrFail(ShippedSource, ofTitle);
      await api.dataSource.manager.update(ShippedSource, ofTitle, { source: 'LASIK takes an hour.' });
      expect(await countStale()).toBe(1);
      await api.dataSource.manager.update(ShippedSource, ofTitle, { source: record.source });
      expect(await countStale()).toBe(0);
      reads.mockRestore();
    });

    test('asks the shell only for the index as long as no file changes, and then for each file with its ETag', async () => {
      const name = 'es/navigation/skip';
      await read(name);
      const waitForResponse = async (response: string) => {
        shell.responses.length = 0;
        await expectSoon(
          async () => {
            await read(name);
            return { isSent: shell.responses.includes(response) };
          },
          { isSent: true },
        );
        return [...new Set(shell.responses)];
      };
      expect(await waitForResponse('304 index')).toEqual(['304 index']);
      shell.files = { ...shell.files, 'es/navigation': { skip: 'Ir al contenido' } };
      expect(await waitForResponse('200 es/navigation')).toContain('304 en/navigation');
      expect((await read(name)).body).toMatchObject({ shipped: 'Ir al contenido' });
      shell.files = shippedFiles();
      await waitForResponse('200 es/navigation');
    });

    test('answers 503 while the shell is away, instead of working with cached files', async () => {
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

/** Repeats the request, since the API uses its cached responses of the shell for a second. */
async function expectSoon(request: () => Promise<object>, expected: object): Promise<void> {
  let found: object = {};
  for (let tries = 0; tries < 200; tries += 1) {
    found = await request();
    if (Object.entries(expected).every(([name, value]) => (found as Record<string, unknown>)[name] === value))
      return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(found).toMatchObject(expected);
}
