import { publishedTexts, type TextSetChanges, type TextSets } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import { DeskTextRow } from '../src/translations/texts/desk-text.entity.js';
import { Activity } from '../src/activity/activity.entity.js';
import { deskOf, shippedFiles } from './harness/desk.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { stubShell, type StubShell } from './harness/stub-shell.js';
import { until } from './harness/until.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await stubShell(shippedFiles());
});
afterAll(() => shell.stop());

onEachEngine(
  'published texts',
  (api) => {
    let token: string;
    const { call, read, save, review, publish, published } = deskOf(api, () => token);
    const textsOf = async () =>
      (await published()).body.texts.map(({ language, key, text }) => `${language} ${key} ${text}`);
    const sets = async () => (await call<TextSets>('GET', 'sets')).body.items;
    const activate = (number: number) => call<TextSets>('POST', `sets/${number}/activate`);
    beforeAll(async () => {
      token = await api.signIn('translator');
    });
    // Each test begins with the files alone.
    beforeEach(async () => {
      shell.files = shippedFiles();
      await api.source.query('TRUNCATE desk_texts, desk_text_versions, text_set_activations, text_sets');
    });

    test('are none at first, for everybody', async () => {
      const { status, body } = await published();
      expect([status, body]).toEqual([200, { number: 0, texts: [] }]);
    });

    test('are what was reviewed, and nothing that was only translated', async () => {
      await review('es/navigation/skip', 'Ir al contenido');
      await save('ko/navigation/skip', 0, '건너뛰기');
      expect(await publish()).toMatchObject({ status: 201, body: { number: 1, active: true, texts: 1 } });
      const { body } = await published();
      expect(publishedTexts.strict().parse(body)).toEqual({
        number: 1,
        texts: [
          {
            language: 'es',
            namespace: 'navigation',
            key: 'skip',
            text: 'Ir al contenido',
            source: 'Skip to the content',
          },
        ],
      });
      const [set] = await sets();
      expect(JSON.stringify(body)).not.toContain(set!.username);
    });

    test('are answered by their tag, which changes with what is live', async () => {
      const tagOf = async () => (await published()).headers.get('etag')!;
      const first = await tagOf();
      expect(await published({ 'if-none-match': first })).toMatchObject({ status: 304, body: undefined });
      await review('es/navigation/skip', 'Ir al contenido');
      await publish();
      const second = await tagOf();
      await activate(0);
      const third = await tagOf();
      await activate(1);
      expect(new Set([first, second, third, await tagOf()]).size).toBe(4);
      expect((await published({ 'if-none-match': first })).status).toBe(200);
    });

    test('are refused when nothing changed', async () => {
      const nothing = await call<ErrorBody>('POST', 'sets');
      expect([nothing.status, nothing.body.code]).toEqual([409, 'nothing_to_publish']);
      await review('es/navigation/skip', 'Ir al contenido');
      expect((await publish()).status).toBe(201);
      expect((await publish()).status).toBe(409);
      expect(await sets()).toHaveLength(1);
    });

    test('go back by one step, and say what each set changed', async () => {
      await review('es/navigation/skip', 'Uno');
      await publish();
      await review('es/navigation/skip', 'Dos');
      await review('ar/navigation/skip', 'تخط إلى المحتوى');
      await publish();
      const { items } = (await call<TextSetChanges>('GET', 'sets/2/changes')).body;
      expect(items.map(({ language, before, after }) => [language, before, after])).toEqual([
        ['es', 'Uno', 'Dos'],
        ['ar', null, 'تخط إلى المحتوى'],
      ]);
      const back = await activate(1);
      expect(back.body.items.map(({ number, active }) => [number, active])).toEqual([
        [2, false],
        [1, true],
      ]);
      expect(await textsOf()).toEqual(['es skip Uno']);
      expect((await activate(0)).status).toBe(200);
      expect(await textsOf()).toEqual([]);
      expect((await activate(9)).status).toBe(404);
      expect((await call('GET', 'sets/9/changes')).status).toBe(404);
      const log = await api.source.manager.find(Activity, {
        where: { resource_type: 'translation_set' },
        order: { created_at: 'DESC' },
        take: 4,
      });
      expect(log.map(({ event, resource_id }) => `${event} ${resource_id}`)).toEqual([
        'activated 0',
        'activated 1',
        'published 2',
        'published 1',
      ]);
    });

    test('keep a text that somebody works on as it was published', async () => {
      await review('es/navigation/skip', 'Uno');
      await publish();
      await save('es/navigation/skip', 1, 'Uno y medio');
      await review('ar/navigation/skip', 'تخط إلى المحتوى');
      await publish();
      expect(await textsOf()).toEqual(['ar skip تخط إلى المحتوى', 'es skip Uno']);
    });

    test('leave out what was reviewed for other English, and keep what is live of it', async () => {
      await review('es/navigation/skip', 'Uno');
      await publish();
      await review('ko/navigation/skip', '본문으로');
      shell.files = { ...shell.files, 'en/navigation': { skip: 'Jump to the content' } };
      await until('other English', async () => (await read('ko/navigation/skip')).body.state === 'stale');
      expect((await publish()).status).toBe(409);
      expect(await textsOf()).toEqual(['es skip Uno']);
      shell.files = shippedFiles();
      await until('the English of before', async () => (await publish()).status === 201);
      expect(await textsOf()).toEqual(['es skip Uno', 'ko skip 본문으로']);
    });

    test('hold nothing that the checks block, however it came to count as reviewed', async () => {
      await review('es/common/hero.title', 'LASIK tarda 15 minutos');
      await review('es/navigation/skip', 'Uno');
      await api.source.manager.update(DeskTextRow, { key: 'hero.title' }, { text: 'Tarda 15 minutos.' });
      expect((await publish()).body.texts).toBe(1);
      expect(await textsOf()).toEqual(['es skip Uno']);
    });

    test('get each a number of its own when two people publish at once', async () => {
      await review('es/navigation/skip', 'Uno');
      const both = await Promise.all([publish(), publish()]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await sets()).map(({ number }) => number)).toEqual([1]);
    });

    test('stay what they are while the shell is away, and none is published blindly', async () => {
      await review('es/navigation/skip', 'Uno');
      await publish();
      shell.away(true);
      await until('a desk that says so', async () => (await publish()).status === 503);
      expect(await textsOf()).toEqual(['es skip Uno']);
      shell.away(false);
    });
  },
  () => shell.variables,
);
