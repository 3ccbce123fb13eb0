import type { TextImport, TextImportPreview } from '@lens/contracts/desk';
import type { ErrorBody } from '@lens/contracts/errors';
import { nestTexts, type TextTree } from '@lens/contracts/text-tree';
import fc from 'fast-check';
import { DeskTextRow, DeskTextVersion } from '../src/translations/texts/desk-text.entity.js';
import { parseNestedTexts } from '../src/translations/texts/nested-texts.js';
import { createDeskClient, shippedFiles } from './harness/desk-client.js';
import { onEachEngine } from './harness/on-each-engine.js';
import { startStubShell, type StubShell } from './harness/stub-shell.js';

let shell: StubShell;
beforeAll(async () => {
  shell = await startStubShell(shippedFiles());
});
afterAll(() => shell.stop());

const keys = ['hero.title', 'hero.lead', 'items_zero', 'items_one', 'items_two', 'items_few', 'items_many'];
const text = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((text) => text.trim() !== '' && !/\0|\p{Surrogate}/u.test(text));

onEachEngine(
  'files of texts',
  (api) => {
    let token: string;
    const { call, read, save } = createDeskClient(api, () => token);
    const exported = async (name: string) =>
      JSON.parse((await call<string>('GET', `files/${name}`)).body) as TextTree;
    const imported = (name: string, tree: unknown) => call<TextImport>('PUT', `files/${name}`, tree);
    const previewed = (name: string, tree: unknown) =>
      call<TextImportPreview>('POST', `files/${name}/preview`, tree);
    beforeAll(async () => {
      token = await api.signIn('translator');
    });

    test('are not parsed for callers without a valid session', async () => {
      // Malformed, so that parsing it would fail with another error.
      const body = '{"hero": {"title"';
      for (const stranger of [undefined, 'made.up.token']) {
        const answer = await api.call('PUT', '/api/translations/files/es/common', { token: stranger, body });
        expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      }
      const own = await api.call('PUT', '/api/translations/files/es/common', { token, body });
      expect([own.status, own.body.code]).toEqual([400, 'malformed_body']);
    });

    test('are exported as nested JSON, with saved texts in place of shipped ones', async () => {
      await save('es/common/items_many', 0, '{{count}} de cosas');
      const answer = await call<string>('GET', 'files/es/common');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="common.es.json"');
      expect(JSON.parse(answer.body)).toEqual({
        hero: { title: 'LASIK tarda 15 minutos.' },
        items_many: '{{count}} de cosas',
      });
    });

    test('are imported as translations, and the answer has the findings of each', async () => {
      const answer = await imported('ko/common', {
        hero: { title: 'LASIK은 15분 걸립니다.', lead: '{{name}} 님' },
        items_other: '여럿',
      });
      expect(answer).toMatchObject({ status: 200, body: { changed: 2, unchanged: 1 } });
      expect(answer.body.findings.map(({ key, code }) => `${key} ${code}`)).toContain(
        'items_other placeholder.changed',
      );
      expect((await read('ko/common/items_other')).body).toMatchObject({ state: 'translated', revision: 1 });
      const [version] = await api.dataSource.manager.findBy(DeskTextVersion, { key: 'items_other' });
      expect(version?.text).toBe('여럿');
    });

    test('can be previewed before the import, which saves nothing', async () => {
      await save('he/common/hero.lead', 0, 'שאלו אותנו, {{name}}.');
      const tree = { hero: { title: 'הטיפול נמשך 20 דקות.', lead: 'שאלו אותנו, {{name}}.' } };
      const { status, body } = await previewed('he/common', tree);
      expect([status, body.unchanged]).toEqual([200, 1]);
      expect(body.changes).toEqual([
        {
          key: 'hero.title',
          source: 'LASIK takes 15 minutes.',
          before: null,
          after: 'הטיפול נמשך 20 דקות.',
          state: 'untranslated',
          changed_by: null,
          changed_at: null,
          older: false,
          findings: expect.arrayContaining([
            expect.objectContaining({ code: 'term.lost', severity: 'block' }),
            expect.objectContaining({ code: 'number.changed', severity: 'block' }),
          ]),
        },
      ]);
      expect((await read('he/common/hero.title')).body).toMatchObject({ text: null, revision: 0 });
      const { changed, findings } = (await imported('he/common', tree)).body;
      expect([changed, findings.map(({ code }) => code)]).toEqual([
        1,
        body.changes[0]?.findings.map(({ code }) => code),
      ]);
      expect((await previewed('he/common', tree)).body).toEqual({
        revision: 2,
        changes: [],
        unchanged: 2,
        unknown: [],
        empty: [],
        comments: 0,
        stale: [],
      });
    });

    test('are imported only if nothing has changed since the preview, so that a colleague’s work is not lost', async () => {
      const tree = { hero: { lead: '{{name}}, tanungin kami.' } };
      const { body: preview, headers } = await previewed('tl/common', tree);
      expect(headers.get('etag')).toBe(`"${preview.revision}"`);
      // This text is not in the file, so its revision does not matter.
      await save('tl/common/items_one', 0, '{{count}}');
      await save('tl/common/hero.lead', 0, 'Tanungin kami, {{name}}.', 'reviewed');
      const put = (baseRevision: number | null) =>
        api.call('PUT', '/api/translations/files/tl/common', { token, body: tree, baseRevision });
      const refused = await put(preview.revision);
      expect([refused.status, refused.body.code]).toEqual([412, 'revision_conflict']);
      expect((await read('tl/common/hero.lead')).body).toMatchObject({ state: 'reviewed', revision: 1 });
      expect((await put(null)).body.code).toBe('revision_required');
      const { revision } = (await previewed('tl/common', tree)).body;
      expect((await put(revision)).status).toBe(200);
    });

    test('report which texts have a newer wording at the desk, and can skip those', async () => {
      const name = 'hy/common/hero.lead';
      await save(name, 0, 'Հարցրեք, {{name}}:');
      const old = { hero: { lead: 'Հարցրեք, {{name}}:', title: 'LASIK-ը տևում է 15 րոպե:' } };
      const newer = (await save(name, 1, 'Հարցրեք մեզ, {{name}}:')).body;
      const { changes } = (await previewed('hy/common', old)).body;
      expect(changes.map(({ key, older, changed_by }) => [key, older, changed_by])).toEqual([
        ['hero.title', false, null],
        ['hero.lead', true, newer.changed_by],
      ]);
      const skipped = await call<TextImport>('PUT', 'files/hy/common?older=leave', old);
      expect(skipped.body).toMatchObject({ changed: 1, older: 1, unchanged: 0 });
      expect((await read(name)).body.text).toBe(newer.text);
      expect((await imported('hy/common', old)).body).toMatchObject({ changed: 1, older: 0, unchanged: 1 });
    });

    test.each([
      ['es/common', { hero: { title: 15 } }, 400],
      ['es/common', { hero: 'x'.repeat(600_000) }, 413],
      ['en/common', {}, 400],
      ['es/nowhere', {}, 404],
    ])('are refused by the preview like by the import: %s', async (name, tree, status) => {
      const answers = [await previewed(name, tree), await imported(name, tree)];
      expect(answers.map((answer) => answer.status)).toEqual([status, status]);
      expect(answers[0]!.body).toEqual(answers[1]!.body);
    });

    test('are imported without keys that the language does not need, which are reported', async () => {
      const tree = { hero: { title: 'LASIK mất 15 phút.', gone: 'x' }, items_one: 'x' };
      const { body: preview } = await previewed('vi/common', tree);
      expect(preview.unknown).toEqual(['hero.gone', 'items_one']);
      expect(preview.changes.map(({ key }) => key)).toEqual(['hero.title']);
      expect((await imported('vi/common', tree)).body).toMatchObject({
        changed: 1,
        unchanged: 0,
        unknown: ['hero.gone', 'items_one'],
      });
    });

    test('can skip reviewed texts', async () => {
      const name = 'he/navigation/skip';
      await save(name, 0, 'דילוג לתוכן', 'reviewed');
      const tree = { skip: 'דלגו לתוכן' };
      const skipped = await call<TextImport>('PUT', 'files/he/navigation?reviewed=leave', tree);
      expect(skipped.body).toMatchObject({ changed: 0, unchanged: 0, older: 0, reviewed: 1 });
      expect((await read(name)).body).toMatchObject({ state: 'reviewed', revision: 1 });
      expect((await imported('he/navigation', tree)).body).toMatchObject({ changed: 1, reviewed: 0 });
    });

    test('never empty a text: blank ones are reported and skipped', async () => {
      const name = 'pt-BR/common/hero.title';
      await save(name, 0, 'LASIK leva 15 minutos.', 'reviewed');
      const tree = { hero: { title: ' ', lead: '' } };
      const empty = ['hero.title', 'hero.lead'];
      const { body: preview } = await previewed('pt-BR/common', tree);
      expect(preview).toMatchObject({ changes: [], unchanged: 0, empty });
      expect((await imported('pt-BR/common', tree)).body).toMatchObject({ changed: 0, unchanged: 0, empty });
      expect((await read(name)).body).toMatchObject({ state: 'reviewed', revision: 1 });
    });

    test('do not contain blank texts that earlier versions stored, which count as untranslated', async () => {
      const name = 'zh/common/hero.lead';
      await save(name, 0, '请问我们，{{name}}。', 'reviewed');
      await api.dataSource.manager.update(DeskTextRow, { language: 'zh', key: 'hero.lead' }, { text: ' ' });
      expect((await read(name)).body.state).toBe('untranslated');
      expect(await exported('zh/common')).toEqual({});
    });

    test('do not contain English where no service could translate a text', async () => {
      await imported('he/common', { hero: { lead: 'Ask us, {{name}}.' } });
      await api.dataSource.manager.update(
        DeskTextRow,
        { language: 'he', key: 'hero.lead' },
        { state: 'needs_human' },
      );
      expect(JSON.stringify(await exported('he/common'))).not.toContain('Ask us');
    });

    test('count a text that repeats its English as translated if a person saved it, but not if a machine did', async () => {
      const [file, key] = ['tl/navigation', { language: 'tl' as const, key: 'skip' }];
      await imported(file, { skip: 'Skip to the content' });
      expect((await read(`${file}/skip`)).body.state).toBe('translated');
      await api.dataSource.manager.update(DeskTextRow, key, { state: 'machine' });
      expect((await read(`${file}/skip`)).body.state).toBe('untranslated');
    });

    test.each([
      ['a list', { hero: ['x'] }, 'hero', /“list”/],
      ['a number', { hero: { title: 15 } }, 'hero.title', /^This must be a text in quotes, .* “number”/],
      ['a name with a dot', { 'hero.title': 'x' }, 'hero.title', /^Nest keys instead of putting dots/],
      ['a text that is too long', { hero: { title: 'x'.repeat(5001) } }, 'hero.title', /5000/],
    ])('are refused for %s', async (_what, tree, path, message) => {
      const answer = await call<ErrorBody>('PUT', 'files/es/common', tree);
      expect([answer.status, answer.body.details]).toEqual([
        400,
        [{ path, code: 'invalid_type', message: expect.stringMatching(message) }],
      ]);
    });

    test('may be larger than other bodies, up to a limit', async () => {
      const heavy = {
        ...Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`k${n}`, 'x'.repeat(4000)])),
      };
      const result = await call<TextImport>('PUT', 'files/es/common', heavy);
      expect([result.status, result.body.changed, result.body.unknown.length]).toEqual([200, 0, 30]);
      const { status } = await call('PUT', 'files/es/common', { hero: 'x'.repeat(600_000) });
      expect(status).toBe(413);
    });

    test('are imported exactly as they were exported, whatever they contain [FILE-2]', async () => {
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), text), async (texts) => {
          const before = await exported('ar/common');
          const answer = await imported('ar/common', nestTexts(Object.entries(texts)));
          expect(answer.status).toBe(200);
          const after = await exported('ar/common');
          const expected = new Map([...parseNestedTexts(before), ...Object.entries(texts)]);
          expect(new Map(parseNestedTexts(after))).toEqual(expected);
          expect((await imported('ar/common', after)).body).toEqual({
            changed: 0,
            unchanged: expected.size,
            stale: 0,
            comments: 0,
            older: 0,
            reviewed: 0,
            unknown: [],
            empty: [],
            findings: [],
          });
        }),
        { numRuns: 20 },
      );
    });
  },
  () => shell.variables,
);
